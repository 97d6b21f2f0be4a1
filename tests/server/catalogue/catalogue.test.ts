import { expect, test } from 'vitest'
import { Product, ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { client, list, product, shop, slugs, useCatalogueShop } from './catalogueShop.ts'

useCatalogueShop()

test('the tree is nested in the order of the shop', async () => {
  const { body } = await shop.visitor.catalogue.categories()
  if (!('data' in body)) throw new Error(body.message)
  expect(body.data.map(({ slug, children }) => [slug, slugs({ data: children })])).toEqual([
    ['metals', ['metals_silver-92.5']],
    ['rings', []],
    ['pendants', []],
  ])
  expect(body.data[0]?.children[0]?.children[0]?.name).toEqual({ en: 'Chains', it: 'Catene' })
})

test('a category lists the products of all categories below it', async () => {
  expect(await list('metals')).toEqual(['rope-chain'])
  expect(await list('metals_silver-92.5_chains')).toEqual(['rope-chain'])
  expect(await list('rings')).toEqual(['band-ring'])
  expect(await list('no-such')).toMatchObject({ code: 'not_found' })
})

test('a product shows its levels, variants and rule; costPrice never leaves', async () => {
  const shown = await product('rope-chain')
  expect(
    shown.attributes.map(({ name, variants }) => [name.en, variants.map((value) => value.name.en)]),
  ).toEqual([
    ['Finish', ['Gold', 'Rhodium']],
    ['Length', ['45 cm', '50 cm']],
  ])
  expect(shown.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
    ['CH-100-G45', 50],
    ['CH-100-R45', 15],
    ['CH-100-R50', 0],
  ])
  expect(shown.quantityRule).toEqual({ minimum: 10, step: 10, maximum: 50_000 })
  expect(shown.prices).toEqual({ sellPrice: 100, offerPrice: 0 })
  expect([shown.stock, shown.moreVariants]).toEqual([65, []])
  expect(JSON.stringify(shown)).not.toContain('costPrice')
  expect(shown.categories).toEqual(['metals', 'metals_silver-92.5', 'metals_silver-92.5_chains'])
  const table = await product('band-ring')
  expect([table.moreVariants.length, table.variants]).toEqual([4, []])
  const direct = await product('moon-pendant')
  expect(direct.productId).toBe(direct.variants[0]?.productId)
  expect([shown.productId, table.productId]).toEqual([shown._id, table._id])
  expect(direct.description).toEqual({ en: '<p>Moon pendant</p>' })
  const modes = [shown, table, direct].map(({ directly, isCombination, moreCombination }) => [
    directly,
    isCombination,
    moreCombination,
  ])
  expect(modes).toEqual([
    [false, true, false],
    [false, false, true],
    [true, false, false],
  ])
})

test('unknown products are not found', async () => {
  const missing = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call
    return [status, body]
  }
  const noProduct = { message: 'There is no such product.', key: 'refusal.noProduct' }
  const noCategory = { message: 'There is no such category.', key: 'refusal.noCategory' }
  const no = (words: object) => [404, { code: 'not_found', ...words }]
  const { catalogue } = client
  const slug = { params: { slug: 'nowhere' } }
  const id = { params: { id: 'nowhere' } }
  expect(await missing(catalogue.product(slug))).toEqual(no(noProduct))
  expect(await missing(catalogue.byCategorySlug({ ...slug, query: {} }))).toEqual(no(noCategory))
  expect(await missing(catalogue.byCategoryId({ ...id, query: {} }))).toEqual(no(noCategory))
  expect(await missing(catalogue.countCategoryView(slug))).toEqual(no(noCategory))
  expect(await missing(catalogue.countProductView(id))).toEqual(no(noProduct))
})

test('views are counted for each category and product', async () => {
  const { catalogue } = client
  const { _id: id } = await product('band-ring')
  const views = async () => [
    (await catalogue.countCategoryView({ params: { slug: 'rings' } })).body,
    (await catalogue.countProductView({ params: { id } })).body,
  ]
  expect(await views()).toEqual([{ counts: 1 }, { counts: 1 }])
  await catalogue.countCategoryView({ params: { slug: 'pendants' } })
  expect(await views()).toEqual([{ counts: 2 }, { counts: 2 }])
})

test('a product is found by its id and by its slug', async () => {
  const shown = await product('band-ring')
  expect(await product(shown._id)).toEqual(shown)
})

test('all served documents match the contract', async () => {
  const rows = await shop.db.selectFrom('product').select(['card_json', 'detail_json']).execute()
  expect(rows.length).toBeGreaterThanOrEqual(3)
  for (const row of rows) {
    ProductCard.parse(JSON.parse(row.card_json))
    Product.parse(JSON.parse(row.detail_json))
  }
})

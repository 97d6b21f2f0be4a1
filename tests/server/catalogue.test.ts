import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { cardVariants } from '../../server/store/migrations/0008_card_variants.ts'
import { Product, ProductCard } from '../../src/contracts/catalogue.ts'
import { chain, pendant, ring } from '../support/fixture.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let client: TestShop['visitor']
beforeAll(async () => {
  shop = await openTestShop()
  client = (await shop.customer()).client
})
afterAll(() => shop.close())

const slugs = (body: unknown) =>
  typeof body === 'object' && body !== null && 'data' in body
    ? (body.data as { slug: string }[]).map(({ slug }) => slug)
    : body

const list = async (slug: string, filter?: string) => {
  const { body } = await client.catalogue.byCategorySlug({
    params: { slug },
    query: filter === undefined ? {} : { filter },
  })
  return slugs(body)
}

const product = async (slug: string) => {
  const { status, body } = await client.catalogue.product({ params: { slug } })
  if (status !== 200) throw new Error(body.message)
  return body
}

test('the tree nests as the shop keeps it', async () => {
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
  const table = await product('band-ring')
  expect([table.moreVariants.length, table.variants]).toEqual([4, []])
  const direct = await product('moon-pendant')
  expect(direct.productId).toBe(direct.variants[0]?.productId)
})

test('stock in lists follows orders and re-imports alike', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const emptied = { ...pendant, variants: [{ ...pendant.variants[0], stock: 0 }] as const }
  expect(await writer.putProduct(emptied)).toBe('updated')
  expect([await list('pendants', 'stock:in'), await list('pendants', 'stock:out')]).toEqual([
    [],
    ['moon-pendant'],
  ])
  expect(await writer.putProduct(pendant)).toBe('updated')
  expect(await writer.putProduct(pendant)).toBe('unchanged')
  expect(await list('pendants', 'stock:in')).toEqual(['moon-pendant'])
})

test('Scenario: a product that is put again as it is writes nothing', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const everything = async () => ({
    version: await shop.db.selectFrom('catalogue_version').selectAll().execute(),
    events: (await shop.db.selectFrom('event').select('id').execute()).length,
    products: await shop.db.selectFrom('product').selectAll().orderBy('id').execute(),
    listed: await shop.db.selectFrom('listing').selectAll().orderBy('product_id').execute(),
  })
  const before = await everything()
  for (const product of [chain, pendant, ring])
    expect(await writer.putProduct(product)).toBe('unchanged')
  await writer.putProducts([chain, pendant, ring])
  expect(await everything()).toEqual(before)
})

test('a listing sorts and filters as its filter says', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const another = (slug: string, title: string, sku: string, sellPrice: number) =>
    writer.putProduct({
      ...ring,
      slug,
      title: { en: title },
      variants: [{ ...ring.variants[0], sku, sellPrice }],
    })
  await another('signet', 'Árbol signet', 'SG-1', 5_000)
  await another('eternity', 'Eternity', 'ET-1', 70_000)
  expect(await list('rings', 'price:asc')).toEqual(['signet', 'band-ring', 'eternity'])
  expect(await list('rings', 'price:desc')).toEqual(['eternity', 'band-ring', 'signet'])
  expect(await list('rings', 'title:asc')).toEqual(['signet', 'band-ring', 'eternity'])
  expect(await list('rings', 'price:asc,min:60,max:500')).toEqual(['band-ring'])
  const onyx = (await product('band-ring')).attributes[0]?.variants[1]?._id
  const stone = (await product('band-ring')).attributes[0]?._id
  expect(await list('rings', `attr:${stone}:${onyx}`)).toEqual(['band-ring'])
  expect(await list('rings', 'price:sideways')).toMatchObject({
    code: 'invalid_field',
    field: 'filter',
  })
  const { body } = await client.catalogue.byCategorySlug({
    params: { slug: 'rings' },
    query: { filter: 'price:asc', limit: '1', page: '2' },
  })
  expect(body).toMatchObject({ total: 3, page: 2, limit: 1, data: [{ slug: 'band-ring' }] })
  for (const slug of ['signet', 'eternity'])
    await writer.putProduct({
      ...ring,
      slug,
      title: { en: slug },
      status: 'archived',
      variants: [{ ...ring.variants[0], sku: slug === 'signet' ? 'SG-1' : 'ET-1' }],
    })
  expect(await list('rings')).toEqual(['band-ring'])
})

test('the same listing by id', async () => {
  const category = (await product('band-ring')).category[0]
  const { body } = await client.catalogue.byCategoryId({
    params: { id: category?._id ?? '' },
    query: { priceFilter: 'asc', stockFilter: 'in' },
  })
  expect(slugs(body)).toEqual(['band-ring'])
})

test('visitors see featured pieces without price and stock, customers with them', async () => {
  const seen = async (by: TestShop['visitor']) => {
    const { body } = await by.catalogue.featured()
    return 'data' in body ? body.data[0] : body
  }
  expect(await seen(client)).toMatchObject({
    slug: 'moon-pendant',
    prices: { sellPrice: 333.33 },
    stock: 8,
  })
  const shown = await seen(shop.visitor)
  expect(shown).toMatchObject({ slug: 'moon-pendant' })
  expect(shown).not.toHaveProperty('prices')
  expect(shown).not.toHaveProperty('stock')
})

const cardOf = async (slug: string) => {
  const { body } = await client.catalogue.cards({ query: { ids: (await product(slug))._id } })
  if (!('data' in body)) throw new Error(body.message)
  return body.data[0]
}

test('a card tells how many variants are sold, and the SKU where it is one', async () => {
  expect(await cardOf('rope-chain')).toMatchObject({ variantCount: 3 })
  expect(await cardOf('rope-chain')).not.toHaveProperty('sku')
  expect(await cardOf('moon-pendant')).toMatchObject({ variantCount: 1, sku: 'PD-1' })
})

test('Scenario: products from before cards told of variants are brought up to date', async () => {
  const documents = () =>
    shop.db.selectFrom('product').select(['id', 'card_json', 'detail_json']).orderBy('id').execute()
  const read = async () =>
    (await documents()).map(({ card_json, detail_json }) => [
      JSON.parse(card_json),
      JSON.parse(detail_json),
    ])
  const before = await read()
  const silent = (json: string) => {
    const { variantCount: _count, sku: _sku, ...rest } = JSON.parse(json)
    return JSON.stringify(rest)
  }
  for (const { id, card_json, detail_json } of await documents())
    await shop.db
      .updateTable('product')
      .set({ card_json: silent(card_json), detail_json: silent(detail_json) })
      .where('id', '=', id)
      .execute()
  expect(await read()).not.toEqual(before)
  await cardVariants(shop.db)
  expect(await read()).toEqual(before)
})

test('what readers are served parses by the contract', async () => {
  const rows = await shop.db.selectFrom('product').select(['card_json', 'detail_json']).execute()
  expect(rows.length).toBeGreaterThanOrEqual(3)
  for (const row of rows) {
    ProductCard.parse(JSON.parse(row.card_json))
    Product.parse(JSON.parse(row.detail_json))
  }
})

test.each([
  [
    'an unknown category',
    { ...ring, slug: 'x', categorySlugs: ['nowhere'] as const },
    'categorySlugs',
  ],
  [
    'a SKU of another product',
    { ...pendant, slug: 'x', variants: [{ ...chain.variants[0], values: [] }] as const },
    'sku',
  ],
  [
    'a value that no level has',
    { ...ring, slug: 'x', variants: [{ ...ring.variants[0], values: ['Ruby', '6'] }] as const },
    'variants',
  ],
  [
    'a combination twice',
    {
      ...ring,
      slug: 'x',
      variants: [ring.variants[0], { ...ring.variants[0], sku: 'Y' }] as const,
    },
    'variants',
  ],
])('%s is refused by name and writes nothing', async (_what, input, field) => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  await expect(writer.putProduct(input)).rejects.toMatchObject({
    name: 'CatalogueInputError',
    field,
  })
  const row = await shop.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'x')
    .executeTakeFirst()
  expect(row).toBeUndefined()
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CategoryInput, ProductInput } from '../../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { migrate } from '../../../server/opening/migrate.ts'
import { cardVariants } from '../../../server/store/migrations/0008_card_variants.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { Product, ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { categories, chain, pendant, ring } from '../../support/fixture.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

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

test('stock in lists follows orders and re-imports', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const emptied = { ...pendant, variants: [{ ...pendant.variants[0], stock: 0 }] as const }
  const lastEvent = async () =>
    (await shop.db.selectFrom('event').select(['name', 'subject']).orderBy('id').execute()).at(-1)
  shop.time.now += 1_000
  expect(await writer.putProduct(emptied)).toBe('updated')
  expect(await lastEvent()).toEqual({ name: 'product.changed', subject: 'moon-pendant' })
  const { updated_at } = await shop.db
    .selectFrom('product')
    .select('updated_at')
    .where('slug', '=', 'moon-pendant')
    .executeTakeFirstOrThrow()
  expect(updated_at).toBe(shop.time.now)
  expect([await list('pendants', 'stock:in'), await list('pendants', 'stock:out')]).toEqual([
    [],
    ['moon-pendant'],
  ])
  expect(await writer.putProduct(pendant)).toBe('updated')
  expect(await writer.putProduct(pendant)).toBe('unchanged')
  expect(await list('pendants', 'stock:in')).toEqual(['moon-pendant'])
})

test('Scenario: saving an unchanged product writes nothing', async () => {
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

test('Scenario: saving an unchanged product does not write to the disk, unless it has a new category', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alma-unchanged-'))
  const engine = openSqlite(join(folder, 'shop.sqlite'))
  const other = new BetterSqlite3(join(folder, 'shop.sqlite'))
  try {
    await migrate(engine)
    const writer = createCatalogueWriter(engine, () => 0)
    await writer.putCategories(categories)
    await writer.putProduct(ring)
    // SQLite's data version changes when another connection has committed.
    const written = () => other.pragma('data_version', { simple: true })
    const before = written()
    expect(await writer.putProduct(ring)).toBe('unchanged')
    expect(written()).toBe(before)
    const signets = { slug: 'signets', parentSlug: 'rings', name: { en: 'Signet rings' } }
    expect(await writer.putProduct(ring, [signets])).toBe('unchanged')
    expect(written()).not.toBe(before)
    const categorySlugs = ['signets'] as const
    expect(await writer.putProduct({ ...ring, categorySlugs })).toBe('updated')
  } finally {
    other.close()
    await engine.close()
    await rm(folder, { recursive: true })
  }
})

test('a listing is sorted and filtered by its filter', async () => {
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
  const id = (await product('signet')).category[0]?._id ?? ''
  type Query = NonNullable<Parameters<typeof client.catalogue.byCategoryId>[0]['query']>
  const listById = async (query: Query) =>
    slugs((await client.catalogue.byCategoryId({ params: { id }, query })).body)
  expect(await listById({ priceFilter: 'desc' })).toEqual(['eternity', 'band-ring', 'signet'])
  expect(await listById({ titleFilter: 'desc' })).toEqual(['eternity', 'band-ring', 'signet'])
  expect(await listById({ titleFilter: 'asc' })).toEqual(['signet', 'band-ring', 'eternity'])
  expect(await listById({ stockFilter: 'out' })).toEqual([])
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

test('a card shows the number of sold variants, and the SKU of a single one', async () => {
  expect(await cardOf('rope-chain')).toMatchObject({ variantCount: 3 })
  expect(await cardOf('rope-chain')).not.toHaveProperty('sku')
  expect(await cardOf('moon-pendant')).toMatchObject({ variantCount: 1, sku: 'PD-1' })
})

test('Scenario: products without the number of variants in their cards are migrated', async () => {
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

test('cards come in the requested order, with repetitions', async () => {
  const [first, second] = [(await product('rope-chain'))._id, (await product('band-ring'))._id]
  const { body } = await client.catalogue.cards({
    query: { ids: [second, 'nobody', first, second].join(',') },
  })
  expect(slugs(body)).toEqual(['band-ring', 'rope-chain', 'band-ring'])
})

test('Scenario: twelve pieces are featured, newest first', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const shown = (i: number, featured: boolean): ProductInput => ({
    ...pendant,
    slug: `featured-${i}`,
    featured,
    createdAt: shop.time.now - i,
    variants: [{ ...pendant.variants[0], sku: `FT-${i}` }],
  })
  const numbers = Array.from({ length: 12 }, (_, i) => i + 1)
  for (const i of numbers) await writer.putProduct(shown(i, true))
  // The moon pendant is older.
  await shop.db
    .updateTable('product')
    .set({ created_at: 0 })
    .where('slug', '=', 'moon-pendant')
    .execute()
  const { body } = await client.catalogue.featured()
  expect(slugs(body)).toEqual(numbers.map((i) => `featured-${i}`))
  for (const i of numbers) await writer.putProduct({ ...shown(i, false), status: 'archived' })
  expect(slugs((await client.catalogue.featured()).body)).toEqual(['moon-pendant'])
})

test('Scenario: a variant that is missing in the input is no longer sold, and can be restored', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const offers = async () =>
    (await product('band-ring')).moreVariants.map(({ sku, productId }) => [sku, productId])
  const before = await offers()
  const [first, , ...others] = ring.variants
  await writer.putProduct({ ...ring, variants: [first, ...others] })
  expect(await offers()).toEqual(before.filter(([sku]) => sku !== 'RG-7-G7'))
  expect((await product('band-ring')).variantCount).toBe(3)
  await writer.putProduct(ring)
  expect(await offers()).toEqual(before)
})

test('Scenario: a preview reports the changes and changes nothing', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const everything = async () => [
    await shop.db.selectFrom('category').selectAll().orderBy('id').execute(),
    await shop.db.selectFrom('product').selectAll().orderBy('id').execute(),
    await shop.db.selectFrom('variant').selectAll().orderBy('id').execute(),
  ]
  const before = await everything()
  const bangles = { slug: 'bangles', parentSlug: null, name: { en: 'Bangles' } }
  const inBangles = { ...ring, categorySlugs: ['bangles'] as const }
  expect(await writer.previewProduct(inBangles, [bangles])).toBe('updated')
  expect(await writer.previewProduct(ring)).toBe('unchanged')
  const bangle = {
    ...pendant,
    slug: 'bangle',
    variants: [{ ...pendant.variants[0], sku: 'BG-1' }] as const,
  }
  expect(await writer.previewProduct(bangle)).toBe('created')
  await expect(writer.previewProduct(inBangles)).rejects.toMatchObject({ field: 'categorySlugs' })
  expect(await everything()).toEqual(before)
})

test('Scenario: several products are written all together or not at all', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const wrong = { ...ring, slug: 'wrong', categorySlugs: ['nowhere'] as const }
  const renamed = { ...pendant, title: { en: 'Sun pendant' } }
  await expect(writer.putProducts([renamed, wrong])).rejects.toMatchObject({
    field: 'categorySlugs',
  })
  expect((await product('moon-pendant')).title).toEqual({ en: 'Moon pendant' })
})

test('Scenario: a category below one that does not exist is refused, and none is written', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const slugsKept = async () =>
    (await shop.db.selectFrom('category').select('slug').execute()).map(({ slug }) => slug)
  const before = await slugsKept()
  await expect(
    writer.putCategories([
      { slug: 'bangles', parentSlug: null, name: { en: 'Bangles' } },
      { slug: 'cuffs', parentSlug: 'nowhere', name: { en: 'Cuffs' } },
    ]),
  ).rejects.toMatchObject({
    name: 'CatalogueInputError',
    field: 'parentSlug',
    message: expect.stringContaining('there is no category nowhere'),
  })
  expect(await slugsKept()).toEqual(before)
})

test('Scenario: a product with one value to pick shows it', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  await writer.putProduct({
    ...ring,
    slug: 'one-size',
    levels: [{ key: 'Fit', name: { en: 'Fit' }, values: [{ key: 'Free', name: { en: 'Free' } }] }],
    variants: [{ ...ring.variants[0], sku: 'OS-1', values: ['Free'] }],
  })
  const { attributes } = await product('one-size')
  expect(attributes.map(({ name, variants }) => [name.en, variants.map((v) => v.name.en)])).toEqual(
    [['Fit', ['Free']]],
  )
})

test('Scenario: combinations whose values look the same when joined are distinguished', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const level = (key: string) => ({
    key,
    name: { en: key },
    values: ['1', '11'].map((value) => ({ key: value, name: { en: value } })),
  })
  const [first] = ring.variants
  await writer.putProduct({
    ...ring,
    slug: 'read-alike',
    levels: [level('Row'), level('Column')],
    variants: [
      { ...first, sku: 'RA-1', values: ['1', '11'] },
      { ...first, sku: 'RA-2', values: ['11', '1'] },
    ],
  })
  expect((await product('read-alike')).variantCount).toBe(2)
})

test('Scenario: categories that come with a product are added after the others, in order', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const cuff = {
    ...pendant,
    slug: 'cuff',
    categorySlugs: ['cuffs'] as const,
    variants: [{ ...pendant.variants[0], sku: 'CF-1' }] as const,
  }
  const category = (slug: string): CategoryInput => ({ slug, parentSlug: null, name: { en: slug } })
  const top = async () => slugs((await shop.visitor.catalogue.categories()).body) as string[]
  const before = await top()
  await writer.putProduct(cuff, [category('cuffs'), category('anklets')])
  expect(await top()).toEqual([...before, 'cuffs', 'anklets'])
  expect(await list('cuffs')).toEqual(['cuff'])
})

test('Scenario: a category that came with a refused product does not exist', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const torque = { slug: 'torques', parentSlug: null, name: { en: 'Torques' } }
  const inTorques = { ...pendant, slug: 'torque', categorySlugs: ['torques'] as const }
  await expect(writer.putProduct(inTorques, [torque])).rejects.toMatchObject({ field: 'sku' })
  await expect(writer.putProduct(inTorques)).rejects.toMatchObject({ field: 'categorySlugs' })
})

test('Scenario: a renamed category has its new name at once', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const nameOf = async (slug: string) => {
    const { body } = await shop.visitor.catalogue.categories()
    if (!('data' in body)) throw new Error(body.message)
    return body.data.find((category) => category.slug === slug)?.name
  }
  expect(await nameOf('pendants')).toEqual({ en: 'Pendants' })
  await writer.putCategories([{ slug: 'pendants', parentSlug: null, name: { en: 'Charms' } }])
  expect(await nameOf('pendants')).toEqual({ en: 'Charms' })
  await writer.putCategories(categories)
})

test('Scenario: a preview and a list of products are checked like a single product', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const wrong = { ...ring, slug: 'x', levels: [] }
  await expect(writer.previewProduct(wrong)).rejects.toMatchObject({ field: 'levels' })
  await expect(writer.putProducts([wrong])).rejects.toMatchObject({ field: 'levels' })
})

test('all served documents match the contract', async () => {
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
    'there is no category nowhere',
  ],
  [
    'a SKU of another product',
    { ...pendant, slug: 'x', variants: [{ ...chain.variants[0], values: [] }] as const },
    'sku',
    'SKU CH-100-G45 belongs to product rope-chain',
  ],
  [
    'a directly sold product of two variants',
    {
      ...pendant,
      slug: 'x',
      variants: [pendant.variants[0], { ...pendant.variants[0], sku: 'Y' }] as const,
    },
    'variants',
    'a directly sold product has one variant and no levels',
  ],
  [
    'a directly sold product of a level',
    { ...pendant, slug: 'x', levels: ring.levels.slice(0, 1) },
    'variants',
    'a directly sold product has one variant and no levels',
  ],
  [
    'a product to pick without levels',
    { ...ring, slug: 'x', levels: [] },
    'levels',
    'a product with variants to pick needs attribute levels',
  ],
  [
    'a variant without a value of each level',
    { ...ring, slug: 'x', variants: [{ ...ring.variants[0], values: ['Onyx'] }] as const },
    'variants',
    'variant RG-7-G6 does not name a value of each level',
  ],
  [
    'a value that no level has',
    { ...ring, slug: 'x', variants: [{ ...ring.variants[0], values: ['Ruby', '6'] }] as const },
    'variants',
    'variant RG-7-G6 does not name a value of each level',
  ],
  [
    'a combination twice',
    {
      ...ring,
      slug: 'x',
      variants: [ring.variants[0], { ...ring.variants[0], sku: 'Y' }] as const,
    },
    'variants',
    'variant Y repeats a combination',
  ],
])('%s is refused by name and writes nothing', async (_what, input, field, message) => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  await expect(writer.putProduct(input)).rejects.toMatchObject({
    name: 'CatalogueInputError',
    field,
    message: expect.stringContaining(message),
  })
  const row = await shop.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'x')
    .executeTakeFirst()
  expect(row).toBeUndefined()
})

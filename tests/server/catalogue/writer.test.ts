import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { migrate } from '../../../server/opening/migrate.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { categories, chain, pendant, ring } from '../../support/fixture.ts'
import { product, shop, useCatalogueShop } from './catalogueShop.ts'

useCatalogueShop()

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

test('Scenario: a preview and a list of products are checked like a single product', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const wrong = { ...ring, slug: 'x', levels: [] }
  await expect(writer.previewProduct(wrong)).rejects.toMatchObject({ field: 'levels' })
  await expect(writer.putProducts([wrong])).rejects.toMatchObject({ field: 'levels' })
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

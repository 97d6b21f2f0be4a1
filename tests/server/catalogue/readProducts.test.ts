import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductInput } from '../../../server/catalogue/input.ts'
import {
  readCategories,
  readProducts,
  type StoredProduct,
} from '../../../server/catalogue/readProducts.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { migrate } from '../../../server/opening/migrate.ts'
import type { Engine } from '../../../server/store/engine.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { categories, chain, pendant, ring } from '../../support/fixture.ts'

/** Spells an attribute and one of its values differently from the earlier chain. */
const loudChain: ProductInput = {
  ...chain,
  slug: 'loud-chain',
  categorySlugs: ['rings', 'metals_silver-92.5_chains', 'pendants'],
  levels: [
    {
      key: 'Finish',
      name: { en: 'FINISH' },
      values: [
        { key: 'Gold', name: { en: 'GOLD' } },
        { key: 'Rhodium', name: { en: 'RHODIUM' } },
      ],
    },
  ],
  variants: [
    { ...chain.variants[0], sku: 'LOUD-G', values: ['Gold'] },
    { ...chain.variants[0], sku: 'LOUD-R', values: ['Rhodium'] },
  ],
}

/** More than a batch, all created at the same time. */
const many = Array.from(
  { length: 201 },
  (_, i): ProductInput => ({
    ...pendant,
    slug: `pendant-${i}`,
    featured: false,
    variants: [{ ...pendant.variants[0], sku: `P-${i}` }],
  }),
)

let engine: Engine
let products: StoredProduct[]
beforeAll(async () => {
  engine = openSqlite(':memory:')
  await migrate(engine)
  let time = 1_000
  const writer = createCatalogueWriter(engine, () => time)
  await writer.putCategories(categories)
  for (const product of [
    { ...chain, status: 'draft' as const },
    { ...ring, status: 'archived' as const },
    loudChain,
    pendant,
  ]) {
    time += 1_000
    await writer.putProduct(product)
  }
  // The loud chain is not sold in rhodium any more.
  await writer.putProduct({ ...loudChain, variants: [loudChain.variants[0]] })
  time = 9_000
  await writer.putProducts(many)
})
afterAll(() => engine.close())

const read = async () => {
  const found: StoredProduct[] = []
  for await (const product of readProducts(engine.db)) found.push(product)
  return found
}
const bySlug = (slug: string) => {
  const {
    id: _id,
    createdAt: _createdAt,
    ...product
  } = products.find((product) => product.slug === slug) ?? ({} as StoredProduct)
  return product
}

test('Scenario: every product is read once, in the order in which they were created', async () => {
  products = await read()
  expect(products.slice(0, 4).map(({ slug, createdAt }) => [slug, createdAt])).toEqual([
    ['rope-chain', 2_000],
    ['band-ring', 3_000],
    ['loud-chain', 4_000],
    ['moon-pendant', 5_000],
  ])
  expect(
    products
      .slice(4)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(many.map(({ slug }) => slug).toSorted())
})

test('Scenario: each is read as it was written', async () => {
  products = await read()
  expect(bySlug('rope-chain')).toEqual({ ...chain, status: 'draft' })
  expect(bySlug('band-ring')).toEqual({ ...ring, status: 'archived' })
  expect(bySlug('moon-pendant')).toEqual(pendant)
})

test('Scenario: names are those of the product itself, and values those on sale', async () => {
  products = await read()
  expect(bySlug('loud-chain')).toEqual({
    ...loudChain,
    levels: [
      { key: 'Finish', name: { en: 'FINISH' }, values: [{ key: 'Gold', name: { en: 'GOLD' } }] },
    ],
    variants: [loudChain.variants[0]],
  })
})

test('Scenario: a product whose variants are no longer sold has none', async () => {
  const { id } = await engine.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'band-ring')
    .executeTakeFirstOrThrow()
  const sell = (active: 0 | 1) =>
    engine.db.updateTable('variant').set({ active }).where('product_id', '=', id).execute()
  await sell(0)
  products = await read()
  await sell(1)
  expect(bySlug('band-ring')).toMatchObject({
    variants: [],
    levels: [
      { key: 'Stone', name: { en: 'Stone' }, values: [] },
      { key: 'Size', name: { en: 'Size' }, values: [] },
    ],
  })
})

test('Scenario: the categories are read parents first', async () => {
  expect(await readCategories(engine.db)).toEqual(
    ['metals', 'metals_silver-92.5', 'metals_silver-92.5_chains', 'rings', 'pendants'].map((slug) =>
      categories.find((category) => category.slug === slug),
    ),
  )
})

test('Scenario: a shop without products has none to read', async () => {
  const empty = openSqlite(':memory:')
  await migrate(empty)
  const found: StoredProduct[] = []
  for await (const product of readProducts(empty.db)) found.push(product)
  await empty.close()
  expect(found).toEqual([])
})

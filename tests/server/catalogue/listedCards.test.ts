import { expect, test } from 'vitest'
import type { ProductInput } from '../../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { cardVariants } from '../../../server/store/migrations/0008_card_variants.ts'
import { pendant, ring } from '../../support/fixture.ts'
import type { TestShop } from '../../support/shop.ts'
import { client, list, product, shop, slugs, useCatalogueShop } from './catalogueShop.ts'

useCatalogueShop()

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

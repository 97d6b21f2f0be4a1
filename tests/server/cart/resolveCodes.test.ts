import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { chain } from '../../support/fixture.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.customer()
})
afterAll(() => shop.close())

const resolve = async (...codes: readonly string[]) => {
  const { body } = await buyer.client.cart.resolve({ body: { codes: [...codes] } })
  if (!('matches' in body)) throw new Error(body.message)
  const skuOf = new Map(body.variants.map(({ productId, sku }) => [productId, sku]))
  return {
    variants: body.variants,
    matches: body.matches.map(({ kind, ids }) => [kind, ...ids.map((id) => skuOf.get(id))]),
  }
}

test('a SKU is found whatever its case and hyphens, with what a line shows of it', async () => {
  const { matches, variants } = await resolve('ch 100 g45')
  expect(matches).toEqual([['found', 'CH-100-G45']])
  expect(variants).toEqual([
    expect.objectContaining({
      sku: 'CH-100-G45',
      productId: await shop.variantId('CH-100-G45'),
      quantityRule: { minimum: 10, step: 10, maximum: 50_000 },
      isSold: true,
    }),
  ])
  expect(JSON.stringify(variants)).not.toContain('costPrice')
})

test('a beginning, a typing error and an unknown code lead to variants on sale', async () => {
  const { matches } = await resolve('CH-100', 'CH-010-G45', 'nothing-like-it')
  expect(matches[0]?.[0]).toBe('several')
  expect(matches[0]).toContain('CH-100-G45')
  expect(matches[1]).toEqual(['unknown', 'CH-100-G45'])
  expect(matches[2]).toEqual(['unknown'])
})

test('a SKU that is no longer sold is found, and never suggested', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  await writer.putProduct({ ...chain, status: 'draft' })
  const { matches, variants } = await resolve('CH-100-G45', 'CH-100', 'CH-010-G45')
  expect(matches).toEqual([['found', 'CH-100-G45'], ['unknown'], ['unknown']])
  expect(variants.map(({ isSold }) => isSold)).toEqual([false])
  await writer.putProduct(chain)
})

test('5,000 codes are answered in one call', async () => {
  const codes = Array.from({ length: 5_000 }, (_, i) => (i % 2 ? 'CH-100-G45' : `unknown-${i}`))
  const { matches } = await resolve(...codes)
  expect(matches).toHaveLength(5_000)
  expect(matches.filter(([kind]) => kind === 'found')).toHaveLength(2_500)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VariantInput } from '../../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import type { Access } from '../../../src/contracts/routes.ts'
import { routes } from '../../contract/suite/call.ts'
import { products } from '../../support/fixture.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

const contractRoutes = routes.map(({ route }) => route)

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.customer()
})
afterAll(() => shop.close())

test.each(['/', '/api/currency/show', '/api/nothing', '/media/nothing', '/openapi.json'])(
  '%s is sent with the security headers',
  async (path) => {
    const { headers } = await fetch(shop.origin + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe-inline')
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "default-src 'self'",
    ])
      expect(policy).toContain(directive)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    // The test shop's public address is https.
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  },
)

test('visitors see no prices or stock anywhere', async () => {
  const open = contractRoutes.filter(
    ({ method, metadata }) => method === 'GET' && (metadata as Access).access === 'visitor',
  )
  expect(open.length).toBeGreaterThan(5)
  const answers = await Promise.all(
    open.map(async ({ path }) => {
      const reply = await fetch(`${shop.origin}/api${path.replace(':slug', 'rings')}`)
      return { path, status: reply.status, text: await reply.text() }
    }),
  )
  for (const { path, text } of answers)
    expect(text, path).not.toMatch(/prices|sellPrice|offerPrice|costPrice|"stock"/)
  // Refusals contain no data. Calls that return pieces must have succeeded.
  const pieces = answers.filter(({ text }) => text.includes('moon-pendant'))
  expect(pieces.map(({ path, status }) => [path, status])).toEqual([
    ['/products/featured', 200],
    ['/content/the-shop', 200],
    ['/content/popular-categories', 200],
  ])
})

test('no answer to a customer contains the cost price', async () => {
  const read = async (path: string, method = 'GET') => {
    const reply = await fetch(`${shop.origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    return [reply.status, await reply.text()] as const
  }
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  // Publish the products again, so that a leaked cost price would be in the documents.
  const costing = (variant: VariantInput) => ({ ...variant, costPrice: 123_457 })
  for (const { variants, ...product } of products) {
    const [first, ...others] = variants
    await writer.putProduct({ ...product, variants: [costing(first), ...others.map(costing)] })
  }
  const productId = await shop.variantId('RG-7-G6')
  await buyer.client.cart.updateMoreVariants({ body: [{ id: productId, quantity: 5 }] })
  const answers = await Promise.all([
    read('/products/category/slug/rings'),
    read('/products/get-product-ById/band-ring', 'POST'),
    read('/products/search/all?query=ring'),
    read('/products/featured'),
    read(`/cart/${buyer.id}`),
    read('/order/'),
  ])
  expect(answers.map(([status]) => status)).toEqual(answers.map(() => 200))
  for (const [, text] of answers) expect(text).not.toMatch(/cost|1234\.57|123457/)
})

test('no GET changes state, except the two view counters', async () => {
  const dump = async () => {
    const tables = [
      'customer',
      'cart_row',
      'customer_order',
      'session',
      'wishlist_entry',
      'message',
      'product',
      'variant',
      'subscriber',
    ] as const
    return JSON.stringify(
      await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute())),
    )
  }
  const before = await dump()
  for (const { method, path } of contractRoutes)
    if (method === 'GET')
      await fetch(
        `${shop.origin}/api${path.replace(':slug', 'rings').replace(/:\w+/g, buyer.id)}`,
        {
          headers: { authorization: `Bearer ${buyer.token}` },
        },
      )
  expect(await dump()).toBe(before)
})

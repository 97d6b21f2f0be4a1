import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProxy } from '../support/proxy.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'
import { address } from '../support/values/address.ts'

/** A proxy to the server, to cut the connection. */
const real = new URL(process.env.TEST_DATABASE_URL ?? '')
const socketFolder = decodeURIComponent(real.hostname)
const proxy = await openProxy(
  socketFolder.startsWith('/')
    ? { path: `${socketFolder}/.s.PGSQL.5432` }
    : { host: real.hostname, port: Number(real.port || 5432) },
)

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  const through = new URL(real.href)
  through.hostname = '127.0.0.1'
  through.port = String(proxy.port)
  process.env.TEST_DATABASE_URL = through.href
  shop = await openTestShop()
  buyer = await shop.customer()
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
})

const refused = {
  code: 'unavailable',
  message: 'The shop cannot be reached just now; try again shortly.',
}

test.each(['cut', 'hang'] as const)(
  'Scenario: the database is gone (%s): 503 within 2 s, no order is taken, and the shop recovers by itself',
  async (how) => {
    const { client, id } = buyer
    const cart = () => client.cart.get({ params: { userId: id } })
    const place = (key: string) =>
      client.orders.place({
        headers: { 'idempotency-key': key },
        body: { address, shipping: 'together', currency: 'INR' },
      })
    const placed = async () => {
      const { body } = await client.orders.mine({ query: {} })
      return 'total' in body ? body.total : body
    }
    await client.cart.add({ body: { productId: await shop.variantId('PD-1'), quantity: 1 } })
    const before = await placed()

    proxy[how]()
    for (let round = 0; round < 2; round += 1) {
      const began = performance.now()
      const replies = await Promise.all([
        cart(),
        place(`while-${how}-${round}`),
        ...Array.from({ length: 6 }, () => shop.visitor.catalogue.attributes({})),
      ])
      expect(performance.now() - began).toBeLessThan(2_000)
      expect(replies).toMatchObject(replies.map(() => ({ status: 503, body: refused })))
    }
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(503)

    proxy.restore()
    await expect.poll(async () => (await cart()).status, { timeout: 5_000 }).toBe(200)
    expect(await placed()).toBe(before)
    expect((await place(`while-${how}-0`)).status).toBe(201)
  },
)

test('Scenario: every connection hangs; all are closed, and queries succeed again', async () => {
  const read = () => shop.db.selectFrom('language').select('iso_code').execute()
  const all = () => Promise.allSettled(Array.from({ length: 10 }, read))
  await all()
  proxy.hang()
  expect((await all()).map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
  proxy.restore()
  await expect.poll(() => read().catch(() => [])).toHaveLength(2)
})

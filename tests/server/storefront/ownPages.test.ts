import { expect, test } from 'vitest'
import { cachingProxy } from '../../support/cachingProxy.ts'
import { cookieOf, open, shop, useRenderedShop } from './renderedShop.ts'

useRenderedShop()

/** Customers with something in the cart, and their cookies. */
const buyersWithCarts = async (count: number) => {
  const variantId = await shop.variantId('CH-100-G45')
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const { id, token, email, client } = await shop.customer()
      const name = `Buyer Number${place}End`
      await client.cart.add({ body: { productId: variantId, quantity: 10 } })
      return {
        id,
        cookie: cookieOf({ _id: id, token, email, name, companyName: 'B' }),
        email,
        name,
      }
    }),
  )
}

type Buyer = Awaited<ReturnType<typeof buyersWithCarts>>[number]

/** Fails if a page contains data of anyone but `buyer`. */
const expectOwn = (body: string, buyer: Buyer | undefined, buyers: readonly Buyer[]) => {
  if (buyer) expect(body).toContain(buyer.id)
  const others = buyers.filter(({ id }) => id !== buyer?.id)
  expect(
    others.some(({ id, name, email }) => [id, name, email].some((own) => body.includes(own))),
  ).toBe(false)
}

const paths = ['/', '/cart', '/eshop/rings', '/my-account', '/history']

test('Scenario: fifty customers open pages at the same time; nobody gets the data of another', async () => {
  const buyers = await buyersWithCarts(50)
  const pages = await Promise.all(
    buyers.flatMap((buyer) =>
      paths.map(async (path) => ({ buyer, path, ...(await open(path, { cookie: buyer.cookie })) })),
    ),
  )
  for (const { buyer, path, status, body, cache } of pages) {
    expect([path, status, cache]).toEqual([path, 200, 'private, no-store'])
    expectOwn(body, buyer, buyers)
  }
})

test('Scenario: neither do they through a cache that all of them share, nor do visitors', async () => {
  const buyers = await buyersWithCarts(50)
  const proxy = cachingProxy(shop.app)
  const readers = [...buyers, ...buyers.map(() => undefined)]
  const open = async (buyer: Buyer | undefined, path: string) =>
    proxy.open(path, buyer ? { cookie: buyer.cookie } : {})
  // Twice: the second time the cache could give out what it has kept.
  for (const _ of [1, 2])
    for (const path of [...paths, '/api/language/show']) {
      const pages = await Promise.all(
        readers.map(async (buyer) => ({ buyer, ...(await open(buyer, path)) })),
      )
      const isPage = !path.startsWith('/api/')
      for (const { buyer, body } of pages) expectOwn(body, isPage ? buyer : undefined, buyers)
    }
  for (const { body } of proxy.stored()) expectOwn(body, undefined, buyers)
  expect(proxy.stored().length).toBeGreaterThan(0)
})

import { expect, onTestFinished, test } from 'vitest'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { putSettings } from '../../../server/settings/settings.writer.ts'
import { recordEvent } from '../../../server/store/events/events.ts'
import type { ServerEventBody } from '../../../src/contracts/realtime.ts'
import { CustomizationSettings } from '../../../src/contracts/settings.ts'
import { largeProduct } from '../../bench/largeProduct.ts'
import { pendant } from '../../support/fixture.ts'
import { address } from '../../support/values/address.ts'
import { publish } from '../../support/values/articles.ts'
import { names, open, shop, useRealtimeShop } from './realtimeShop.ts'

useRealtimeShop()

test("Scenario: a change of the cart is sent to the customer's other tabs and to nobody else", async () => {
  const [alice, bob] = [await shop.customer(), await shop.customer()]
  const [first, second, other] = [open(alice.token), open(alice.token), open(bob.token)]
  await Promise.all([first.connected, second.connected, other.connected])
  const productId = await shop.variantId('PD-1')
  const { body } = await alice.client.cart.add({ body: { productId, quantity: 2 } })
  if (!('cartData' in body)) throw new Error(body.message)
  const { message: _message, key: _key, ...delta } = body
  expect(delta.version).toBe(1)
  const event = ['cart.changed', { version: 1, delta }]
  await expect.poll(() => [first.received, second.received]).toEqual([[event], [event]])
  expect(other.received).toEqual([])
})

test('Scenario: a change of up to 50 rows is sent with the rows, a larger one with its version only', async () => {
  const buyer = await shop.customer()
  const page = open(buyer.token)
  await page.connected
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  await writer.putProduct(largeProduct('wide-table', 'moreCombination', [51]))
  const { body } = await buyer.client.catalogue.product({ params: { slug: 'wide-table' } })
  if (!('moreVariants' in body)) throw new Error(body.message)
  const set = (quantities: readonly number[]) =>
    buyer.client.cart.updateMoreVariants({
      body: quantities.map((quantity, i) => ({
        id: body.moreVariants[i]?.productId ?? '',
        quantity,
      })),
    })
  await set(Array<number>(50).fill(2))
  // The new product also causes an event.
  await expect
    .poll(() => page.received.filter(([name]) => name === 'cart.changed'))
    .toEqual([
      [
        'cart.changed',
        {
          version: 1,
          delta: expect.objectContaining({ cartData: Array(50).fill(expect.anything()) }),
        },
      ],
    ])
  await set([...Array<number>(25).fill(0), ...Array<number>(26).fill(3)])
  await expect.poll(() => page.greetings.at(-1)).toEqual({ version: 2, delta: null })
})

test('Scenario: customers with a product in the cart get its stock when others order it', async () => {
  const [buyer, other] = [await shop.customer(), await shop.customer()]
  const productId = await shop.variantId('CH-100-G45')
  for (const { client } of [buyer, other])
    await client.cart.add({ body: { productId, quantity: 10 } })
  const page = open(other.token)
  await page.connected
  await buyer.client.orders.place({
    headers: { 'idempotency-key': 'stock-for-carts' },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  const stock = await shop.stockOf('CH-100-G45')
  await expect
    .poll(() => page.received)
    .toContainEqual([
      'stock.changed',
      { slug: 'rope-chain', variants: expect.arrayContaining([{ productId, stock }]) },
    ])
})

test('Scenario: an order is sent to its customer, and the new stock to pages that watch the product', async () => {
  const [buyer, watcher] = [await shop.customer(), await shop.customer()]
  const [own, watching] = [open(buyer.token), open(watcher.token)]
  await Promise.all([own.connected, watching.connected])
  watching.socket.emit('product.watched', { slug: 'moon-pendant' })
  const productId = await shop.variantId('PD-1')
  await buyer.client.cart.add({ body: { productId, quantity: 3 } })
  const placed = await buyer.client.orders.place({
    headers: { 'idempotency-key': 'order-in-realtime' },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (placed.status !== 201) throw new Error(placed.body.message)
  await expect
    .poll(() => watching.received)
    .toEqual([['stock.changed', { slug: 'moon-pendant', variants: [{ productId, stock: 5 }] }]])
  await expect
    .poll(() => names(own.received))
    .toEqual(['cart.changed', 'cart.changed', 'order.changed'])
  expect(own.received.at(-1)).toEqual([
    'order.changed',
    { orderId: placed.body._id, status: 'placed' },
  ])
  const totals = { rows: 0, quantity: 0, totalWeight: 0, totalPrice: 0 }
  const removed = [expect.any(String)]
  expect(own.received.at(-2)).toEqual([
    'cart.changed',
    { version: 2, delta: { version: 2, cartData: [], removed, totals } },
  ])

  watching.socket.emit('product.unwatched', { slug: 'moon-pendant' })
  watching.socket.emit('product.watched', { slug: 'band-ring' })
  // A socket keeps the order of its messages: once it gets news of the one, it gets none of the other.
  await expect
    .poll(async () => {
      await recordEvent(shop.db, 'stock.changed', { subject: 'band-ring' })
      return JSON.stringify(watching.received)
    })
    .toContain('"slug":"band-ring"')
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  await writer.putProduct({ ...pendant, keywords: ['changed'] })
  const customization = CustomizationSettings.parse({ shopName: 'Alma' })
  await putSettings(shop.db, { header: { logo: [] }, customization })
  await publish(shop, 'page', 'our-house')
  await expect
    // Changes of lists are collected for a moment, and may come after later events.
    .poll(() => [...new Set(names(watching.received))].toSorted())
    .toEqual(['catalogue.changed', 'content.changed', 'settings.changed', 'stock.changed'])
})

test('Scenario: hearts of another device reach the page, and only their own customer', async () => {
  const [buyer, other] = [await shop.customer(), await shop.customer()]
  const [page, foreign] = [open(buyer.token), open(other.token)]
  await Promise.all([page.connected, foreign.connected])
  const add = async (slug: string) => {
    const { id: productId } = await shop.db
      .selectFrom('product')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const on = { params: { id: buyer.id }, body: { productId } }
    await buyer.client.customer.addWishlist(on)
    return on
  }
  const heard = (...wishlists: (readonly string[])[]) =>
    expect
      .poll(() => page.received)
      .toEqual(wishlists.map((wishlist) => ['wishlist.changed', { wishlist }]))
  const chain = await add('rope-chain')
  await heard([chain.body.productId])
  // A repeated call changes nothing.
  await add('rope-chain')
  await buyer.client.customer.removeWishlist(chain)
  await heard([chain.body.productId], [])
  await add('moon-pendant')
  await heard([chain.body.productId], [], [expect.any(String)])
  await buyer.client.customer.removeAllWishlist({ params: { id: buyer.id } })
  await heard([chain.body.productId], [], [expect.any(String)], [])
  expect(foreign.received).toEqual([])
  const later = open(buyer.token)
  await expect.poll(() => later.greetings.at(-1)).toEqual({ wishlist: [] })
})

test('Scenario: a wishlist of more than 200 products is too long for an event', async () => {
  const { id, token } = await shop.customer()
  const product = await shop.db.selectFrom('product').selectAll().executeTakeFirstOrThrow()
  const copies = Array.from({ length: 201 }, (_, i) => ({
    ...product,
    id: `copy-${i}`,
    slug: `copy-${i}`,
  }))
  await shop.db.insertInto('product').values(copies).execute()
  onTestFinished(async () => {
    await shop.db.deleteFrom('wishlist_entry').where('customer_id', '=', id).execute()
    await shop.db.deleteFrom('product').where('id', 'like', 'copy-%').execute()
  })
  const wish = (some: typeof copies) =>
    shop.db
      .insertInto('wishlist_entry')
      .values(some.map((copy) => ({ customer_id: id, product_id: copy.id, created_at: 1 })))
      .execute()
  const greeted = async () => {
    const page = open(token)
    await expect.poll(() => page.greetings.length).toBe(3)
    return page.greetings.at(-1) as ServerEventBody<'wishlist.changed'>
  }
  await wish(copies.slice(1))
  expect((await greeted()).wishlist).toHaveLength(200)
  await wish(copies.slice(0, 1))
  expect((await greeted()).wishlist).toBeNull()
})

test('Scenario: pages of all customers are notified that lists have changed', async () => {
  const [one, other] = [await shop.customer(), await shop.customer()]
  const pages = [open(one.token), open(other.token)]
  await Promise.all(pages.map(({ connected }) => connected))
  for (const changes of [1, 2]) {
    await recordEvent(shop.db, 'product.changed', { subject: 'somewhere' })
    await expect
      .poll(() => pages.map(({ received }) => names(received)))
      .toEqual(Array(2).fill(Array(changes).fill('catalogue.changed')))
  }
})

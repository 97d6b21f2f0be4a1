import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createAccounts } from '../../../server/account/accounts.ts'
import { addMessage } from '../../../server/account/messages.repo.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { putSettings } from '../../../server/settings/settings.writer.ts'
import { recordEvent } from '../../../server/store/events/events.ts'
import {
  missedAll,
  missedNothing,
  type ServerEvent,
  type ServerEventBody,
  serverEvents,
} from '../../../src/contracts/realtime.ts'
import { CustomizationSettings } from '../../../src/contracts/settings.ts'
import { largeProduct } from '../../bench/largeProduct.ts'
import { pendant } from '../../support/fixture.ts'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

let shop: TestShop
const sockets: Socket[] = []
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => shop.close())

/** The events that a socket has received after its greeting, in order. Bodies are parsed by the contract. */
const listen = (socket: Socket) => {
  const received: [ServerEvent, unknown][] = []
  const greetings: object[] = []
  const isGreeting = (body: object) =>
    'missed' in body ||
    ('delta' in body && body.delta === null) ||
    ('wishlist' in body && !greetings.some((greeting) => 'wishlist' in greeting))
  for (const event of Object.keys(serverEvents) as ServerEvent[])
    socket.on(event, (body: unknown) => {
      const parsed: object = serverEvents[event].parse(body)
      if (isGreeting(parsed)) greetings.push(parsed)
      else received.push([event, parsed])
    })
  return { received, greetings }
}

const open = (
  token: string | undefined,
  headers: Record<string, string> = {},
  known: { readonly heardUntil?: number; readonly readAt?: number } = {},
) => {
  const socket = io(`${shop.origin}/userIO`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? {} : { token, ...known },
    extraHeaders: headers,
  })
  sockets.push(socket)
  const { received, greetings } = listen(socket)
  const connected = new Promise<string>((resolve) => {
    socket
      .once('connect', () => resolve('connected'))
      .once('connect_error', ({ message }) => resolve(message))
  })
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  return { socket, received, greetings, connected, closed }
}

const names = (received: readonly [ServerEvent, unknown][]) => received.map(([name]) => name)

test('Scenario: a connection without a token, with a wrong one, or from another origin is refused', async () => {
  const { token } = await shop.customer()
  const unverified = await shop.customer('unverified')
  expect(await open(undefined).connected).toBe('unauthorized')
  expect(await open('wrong').connected).toBe('unauthorized')
  expect(await open(token, { origin: 'https://evil.test' }).connected).toBe('websocket error')
  expect(await open(token, { origin: 'https://shop.test' }).connected).toBe('connected')
  expect(await open(token, { origin: shop.origin }).connected).toBe('connected')
  expect(await open(token).connected).toBe('connected')
  await shop.unverify(unverified.id)
  expect(await open(unverified.token).connected).toBe('unauthorized')
})

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

test('Scenario: a page that connects gets the version of its own cart, and nothing about other carts', async () => {
  const buyer = await shop.customer()
  await buyer.client.cart.add({ body: { productId: await shop.variantId('PD-1'), quantity: 2 } })
  const page = open(buyer.token)
  await expect
    .poll(() => page.greetings)
    .toEqual([
      { at: expect.any(Number), missed: missedAll },
      { version: 1, delta: null },
      { wishlist: [] },
    ])
})

test('Scenario: a page that reconnects gets what its customer has missed', async () => {
  const [buyer, other] = [await shop.customer(), await shop.customer()]
  const missedSince = async (heardUntil: number) => {
    const page = open(buyer.token, {}, { heardUntil })
    await expect.poll(() => page.greetings.length).toBe(3)
    return page.greetings[0] as ServerEventBody<'connection.opened'>
  }
  // Previous tests' changes are outside of the window.
  await shop.db.updateTable('event').set({ created_at: 0 }).execute()
  const text = { en: 'Good morning.' }
  const first = await missedSince(Date.now())
  expect(first).toEqual({ at: expect.any(Number), missed: missedNothing })

  await recordEvent(shop.db, 'stock.changed', { subject: 'locket' })
  await recordEvent(shop.db, 'stock.changed', { subject: 'locket' })
  await recordEvent(shop.db, 'order.changed', { customerId: other.id, subject: 'o-1' })
  await addMessage(shop.db, other.id, { title: text, text }, Date.now())
  expect((await missedSince(first.at)).missed).toEqual({ ...missedNothing, stock: ['locket'] })

  await addMessage(shop.db, buyer.id, { title: text, text }, Date.now())
  await recordEvent(shop.db, 'settings.changed')
  expect((await missedSince(first.at)).missed).toEqual({
    ...{ stock: ['locket'], messages: true, catalogue: false, shop: true },
  })

  for (let i = 0; i < 60; i += 1)
    await recordEvent(shop.db, 'stock.changed', { subject: `product-${i}` })
  expect((await missedSince(first.at)).missed.stock).toBeNull()
  expect((await missedSince(Date.now() - 2 * 3_600_000)).missed).toEqual(missedAll)
})

test('Scenario: a page that connects for the first time gets what changed since its data was read', async () => {
  const buyer = await shop.customer()
  await shop.db.updateTable('event').set({ created_at: 0 }).execute()
  const readAt = Date.now()
  await recordEvent(shop.db, 'order.changed', { customerId: buyer.id, subject: 'o-1' })
  const missedBy = async (known: { readAt: number }) => {
    const page = open(buyer.token, {}, known)
    await expect.poll(() => page.greetings.length).toBe(3)
    return (page.greetings[0] as ServerEventBody<'connection.opened'>).missed
  }
  expect(await missedBy({ readAt })).toEqual({ ...missedNothing, shop: true })
  expect(await missedBy({ readAt: readAt + 5_000 })).toEqual(missedNothing)
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
  await expect
    // Changes of lists are collected for a moment, and may come after later events.
    .poll(() => [...new Set(names(watching.received))].toSorted())
    .toEqual(['catalogue.changed', 'settings.changed', 'stock.changed'])
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

test('Scenario: a customer who is verified again gets a message, in an open page too', async () => {
  const { token, email, id } = await shop.customer()
  const page = open(token)
  await page.connected
  await shop.db.updateTable('customer').set({ status: 'unverified' }).where('id', '=', id).execute()
  await createAccounts(shop.deps).verify(email)
  await expect.poll(() => names(page.received)).toEqual(['customer.verified', 'message.added'])
})

test.each([
  ['logout', async (buyer: Buyer) => void (await buyer.client.customer.logout({}))],
  [
    'a password change',
    async ({ id, client }: Buyer) =>
      void (await client.customer.update({
        params: { id },
        body: { password, newPassword: 'another one now', confirmPassword: 'another one now' },
      })),
  ],
  ['un-verify', async ({ id }: Buyer) => shop.unverify(id)],
])('Scenario: %s closes the sockets of its session', async (_what, end) => {
  const buyer = await shop.customer()
  const page = open(buyer.token)
  await page.connected
  await end(buyer)
  expect(await page.closed).toBe('io server disconnect')
})
type Buyer = Awaited<ReturnType<TestShop['customer']>>

test('Scenario: logging out of one session leaves the sockets of another open', async () => {
  const buyer = await shop.customer()
  const login = await shop.visitor.customer.login({
    body: { registerEmail: buyer.email, password },
  })
  if (!('token' in login.body)) throw new Error('not logged in')
  const [first, second] = [open(buyer.token), open(login.body.token)]
  await Promise.all([first.connected, second.connected])
  await buyer.client.customer.logout({})
  await first.closed
  await buyer.client.customer.logout({})
  expect(second.socket.connected).toBe(true)
})

test('Scenario: the device that changed the password is not locked out with the others', async () => {
  const buyer = await shop.customer()
  const [old, renewed] = [open(buyer.token), open(await shop.sessions.open(buyer.id))]
  await Promise.all([old.connected, renewed.connected])
  await shop.sessions.revoke(buyer.token)
  await recordEvent(shop.db, 'customer.locked', { customerId: buyer.id })
  const text = { en: 'Your order is on its way.' }
  await addMessage(shop.db, buyer.id, { title: text, text }, shop.time.now)
  await expect.poll(() => names(renewed.received)).toEqual(['message.added'])
  expect(await old.closed).toBe('io server disconnect')
  expect(renewed.socket.connected).toBe(true)
})

import { expect, test } from 'vitest'
import { createAccounts } from '../../../server/account/accounts.ts'
import { addMessage } from '../../../server/account/messages.repo.ts'
import { recordEvent } from '../../../server/store/events/events.ts'
import { missedAll, missedNothing, type ServerEventBody } from '../../../src/contracts/realtime.ts'
import { password, type TestShop } from '../../support/shop.ts'
import { names, open, shop, useRealtimeShop } from './realtimeShop.ts'

useRealtimeShop()

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
  await recordEvent(shop.db, 'content.changed')
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

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { realtimeMachine } from '../../../src/machines/shell/realtime.machine.ts'
import type { ContractBreach } from '../../../src/services/parts/failures.ts'
import { createRealtime } from '../../../src/services/shell/realtime.ts'
import { socketActor } from '../../../src/services/shell/socket.ts'
import { recordingShell } from '../../machines/fixtures.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The client's machine on the real socket. */
const start = () => {
  const breaches: ContractBreach[] = []
  const realtime = createRealtime({
    origin: shop.origin,
    onBreach: (breach) => breaches.push(breach),
  })
  const shell = recordingShell()
  const actor = createActor(
    realtimeMachine.provide({ actors: { socket: socketActor(realtime) } }),
    { input: { shell } },
  ).start()
  return { actor, breaches, received: shell.sent }
}

test("Scenario: what one tab adds to the cart is sent to the other tab's shell", async () => {
  const buyer = await shop.customer()
  const { actor, received, breaches } = start()
  actor.send({ type: 'session.opened', token: buyer.token })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'connected' }))
  const productId = await shop.variantId('PD-1')
  const { body } = await buyer.client.cart.add({ body: { productId, quantity: 2 } })
  if (!('cartData' in body)) throw new Error(body.message)
  const { message: _message, key: _key, ...delta } = body
  await expect
    .poll(() => received)
    .toEqual([
      { type: 'connection.opened', stock: null },
      { type: 'cart.changed', version: 0, delta: null },
      { type: 'wishlist.changed', wishlist: [] },
      { type: 'cart.changed', version: 1, delta },
    ])
  actor.stop()
  expect(breaches).toEqual([])
})

test('Scenario: a customer who loses the verification loses the session, at once and permanently', async () => {
  const buyer = await shop.customer()
  const rejected = { type: 'session.rejected', token: buyer.token }
  const { actor, received } = start()
  actor.send({ type: 'session.opened', token: buyer.token })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'connected' }))
  await shop.unverify(buyer.id)
  await expect.poll(() => received.at(-1)).toEqual(rejected)
  actor.stop()

  const later = start()
  later.actor.send({ type: 'session.opened', token: buyer.token })
  await waitFor(later.actor, (snapshot) => snapshot.matches('off'))
  expect(later.received).toEqual([rejected])
  later.actor.stop()
})

test('Scenario: a page watches the stock of the shown product, then of the next one', async () => {
  const [watcher, buyer] = [await shop.customer(), await shop.customer()]
  const { actor, received } = start()
  actor.send({ type: 'product.shown', place: 'page', slug: 'band-ring' })
  actor.send({ type: 'session.opened', token: watcher.token })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'connected' }))
  const order = async (sku: string, quantity: number) => {
    await buyer.client.cart.updateMoreVariants({
      body: [{ id: await shop.variantId(sku), quantity }],
    })
    await buyer.client.orders.place({
      headers: { 'idempotency-key': `order-of-${sku}` },
      body: { address, shipping: 'together', currency: 'INR' },
    })
  }
  await order('RG-7-G6', 5)
  const changes = () =>
    received.flatMap((fact) => (fact.type === 'stock.changed' ? [fact.slug] : []))
  await expect.poll(changes).toEqual(['band-ring'])
  actor.send({ type: 'product.shown', place: 'page', slug: 'moon-pendant' })
  await order('PD-1', 1)
  await expect.poll(changes).toEqual(['band-ring', 'moon-pendant'])
  actor.stop()
})

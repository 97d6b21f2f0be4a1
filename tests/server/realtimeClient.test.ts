import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { realtimeMachine } from '../../src/machines/realtime.machine.ts'
import type { ContractBreach } from '../../src/services/failures.ts'
import { createRealtime } from '../../src/services/realtime.ts'
import { socketActor } from '../../src/services/socket.ts'
import { recordingShell } from '../machines/fixtures.ts'
import { address } from '../support/address.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

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
  return { actor, breaches, told: shell.told }
}

test("Scenario: what one tab puts into the cart is told to the other's shell", async () => {
  const buyer = await shop.customer()
  const { actor, told, breaches } = start()
  actor.send({ type: 'session.opened', token: buyer.token })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'connected' }))
  const productId = await shop.variantId('PD-1')
  const { body } = await buyer.client.cart.add({ body: { productId, quantity: 2 } })
  if (!('cartData' in body)) throw new Error(body.message)
  const { message: _message, ...delta } = body
  await expect
    .poll(() => told)
    .toEqual([
      { type: 'connection.opened', stock: null },
      { type: 'cart.changed', version: 0, delta: null },
      { type: 'cart.changed', version: 1, delta },
    ])
  actor.stop()
  expect(breaches).toEqual([])
})

test('Scenario: whoever loses the verification loses the session, at once and for good', async () => {
  const buyer = await shop.customer()
  const rejected = { type: 'session.rejected', token: buyer.token }
  const { actor, told } = start()
  actor.send({ type: 'session.opened', token: buyer.token })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'connected' }))
  await shop.unverify(buyer.id)
  await expect.poll(() => told.at(-1)).toEqual(rejected)
  actor.stop()

  const later = start()
  later.actor.send({ type: 'session.opened', token: buyer.token })
  await waitFor(later.actor, (snapshot) => snapshot.matches('off'))
  expect(later.told).toEqual([rejected])
  later.actor.stop()
})

test('Scenario: the stock of the product that is shown is followed, then that of the next', async () => {
  const [watcher, buyer] = [await shop.customer(), await shop.customer()]
  const { actor, told } = start()
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
  const changes = () => told.filter(({ type }) => type === 'shop.changed').length
  await expect.poll(changes).toBe(1)
  actor.send({ type: 'product.shown', place: 'page', slug: 'moon-pendant' })
  await order('PD-1', 1)
  await expect.poll(changes).toBe(2)
  actor.stop()
})

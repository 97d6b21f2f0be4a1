import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback, waitFor } from 'xstate'
import { createAccounts } from '../../server/customer/accounts.ts'
import { realtimeMachine } from '../../src/machines/realtime.machine.ts'
import type { ContractBreach } from '../../src/services/failures.ts'
import { createRealtime } from '../../src/services/realtime.ts'
import { recordingShell } from '../machines/fixtures.ts'
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
    realtimeMachine.provide({
      actors: {
        socket: fromCallback<EventObject, { token: string }>(({ input, sendBack }) =>
          realtime.connect(input.token, {
            connected: () => sendBack({ type: 'socket.connected' }),
            lost: (why) => sendBack({ type: `socket.${why}` }),
            told: (news) => sendBack({ type: 'socket.told', news }),
          }),
        ),
      },
    }),
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
  await expect.poll(() => told).toEqual([{ type: 'cart.changed', rows: body.cartData }])
  actor.stop()
  expect(breaches).toEqual([])
})

test('Scenario: whoever loses the verification loses the session, at once and for good', async () => {
  const buyer = await shop.customer()
  const rejected = { type: 'session.rejected', token: buyer.token }
  const { actor, told } = start()
  actor.send({ type: 'session.opened', token: buyer.token })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'connected' }))
  await createAccounts(shop.deps).customers.unverify(buyer.id)
  await expect.poll(() => told[0]).toEqual(rejected)
  actor.stop()

  const later = start()
  later.actor.send({ type: 'session.opened', token: buyer.token })
  await waitFor(later.actor, (snapshot) => snapshot.matches('off'))
  expect(later.told).toEqual([rejected])
  later.actor.stop()
})

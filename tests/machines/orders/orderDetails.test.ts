import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Order } from '../../../src/contracts/orders/order.ts'
import {
  orderDetailsMachine,
  selectHasFailed,
  selectIsClosed,
  selectOrder,
} from '../../../src/machines/orders/orderDetails.machine.ts'
import { placedOrder } from '../fixtures.ts'

const start = (load: () => Promise<Order>, isOpen = false) => {
  const asked: string[] = []
  const actor = createActor(
    orderDetailsMachine.provide({
      actors: {
        loadOrder: fromPromise<Order, { orderId: string }>(({ input: { orderId } }) => {
          asked.push(orderId)
          return load()
        }),
        watchOrders: fromCallback(() => undefined),
      },
    }),
    { input: { orderId: placedOrder._id, isOpen } },
  ).start()
  const reach = (state: 'shown' | 'failed') => waitFor(actor, (now) => now.matches(state))
  return { actor, asked, reach }
}

test('Scenario: the lines load when the order is first opened, and only then', async () => {
  const { actor, asked, reach } = start(async () => placedOrder)
  expect([selectIsClosed(actor.getSnapshot()), asked]).toEqual([true, []])
  actor.send({ type: 'order.opened' })
  expect(selectIsClosed(actor.getSnapshot())).toBe(false)
  expect(selectOrder(await reach('shown'))).toBe(placedOrder)
  actor.send({ type: 'order.opened' })
  expect(asked).toEqual([placedOrder._id])
})

test('Scenario: the order that is open from the beginning loads at once', async () => {
  const { asked, reach } = start(async () => placedOrder, true)
  await reach('shown')
  expect(asked).toEqual([placedOrder._id])
})

test('Scenario: an order that is loaded already shows without a call', () => {
  const actor = createActor(orderDetailsMachine, {
    input: { orderId: placedOrder._id, isOpen: true, order: placedOrder },
  }).start()
  expect([actor.getSnapshot().value, selectOrder(actor.getSnapshot())]).toEqual([
    'shown',
    placedOrder,
  ])
})

test('Scenario: a failed load can be repeated', async () => {
  let isUp = false
  const { actor, reach } = start(async () => {
    if (!isUp) throw new Error('no network')
    return placedOrder
  }, true)
  expect(selectHasFailed(await reach('failed'))).toBe(true)
  isUp = true
  actor.send({ type: 'retry.requested' })
  expect(selectOrder(await reach('shown'))).toBe(placedOrder)
})

test('Scenario: after a change in the shop the old lines show until the new ones load, or stay', async () => {
  const answers = [
    Promise.resolve(placedOrder),
    Promise.reject(new Error('no network')),
    Promise.resolve({ ...placedOrder, note: 'new' }),
  ]
  const { actor, reach } = start(() => answers.shift() as Promise<Order>, true)
  await reach('shown')
  actor.send({ type: 'order.outdated' })
  expect([actor.getSnapshot().value, selectOrder(actor.getSnapshot())]).toEqual([
    'loading',
    placedOrder,
  ])
  expect(selectOrder(await reach('shown'))).toBe(placedOrder)
  actor.send({ type: 'order.outdated' })
  expect(selectOrder(await reach('shown'))?.note).toBe('new')
})

test('Scenario: what changes while the lines load is loaded again', async () => {
  const answers = [Promise.withResolvers<Order>(), Promise.withResolvers<Order>()]
  const left = [...answers]
  const { actor, asked, reach } = start(() => left.shift()?.promise as Promise<Order>, true)
  actor.send({ type: 'order.outdated' })
  expect(asked).toHaveLength(2)
  answers[0]?.resolve({ ...placedOrder, note: 'old' })
  answers[1]?.resolve({ ...placedOrder, note: 'new' })
  expect(selectOrder(await reach('shown'))?.note).toBe('new')
})

import { expect, test } from 'vitest'
import { actOnRequest } from '../../../server/orders/requests/changeRequest.ts'
import type { NewRequest } from '../../../src/contracts/orders/requests.ts'
import { order, read, returnOf, send, shop, taken, useRequestShop } from './requestShop.ts'

useRequestShop()

test('Scenario: only pieces of an own order that was not cancelled can be returned', async () => {
  const buyer = await shop.customer()
  const own = await order(buyer, 3)
  const foreign = await order(await shop.customer(), 3)
  expect((await send(buyer, returnOf(foreign, 1))).body).toMatchObject({
    ...{ code: 'not_found', field: 'orderId' },
  })
  const strange = {
    ...returnOf(own, 1),
    lines: [{ lineId: foreign.lines[0]?._id ?? '', quantity: 1 }],
  }
  expect((await send(buyer, strange as NewRequest)).body).toMatchObject({
    ...{ code: 'not_found', field: 'lines' },
  })
  expect((await send(buyer, returnOf(own, 4))).body).toMatchObject({ code: 'return_refused' })
  expect((await send(buyer, returnOf(own, 0))).status).toBe(422)
  await shop.db
    .updateTable('customer_order')
    .set({ status: 'cancelled' })
    .where('id', '=', own._id)
    .execute()
  expect((await send(buyer, returnOf(own, 1))).body).toMatchObject({
    ...{ code: 'return_refused', message: `Order ${own.number} was cancelled.` },
    ...{ key: 'refusal.orderCancelled', values: { number: own.number } },
  })
})

test('Scenario: a return shows its lines, and reserves their pieces until it is refused', async () => {
  const buyer = await shop.customer()
  const own = await order(buyer, 5)
  const first = await taken(send(buyer, returnOf(own, 3)))
  expect(first).toMatchObject({
    ...{ subject: own.number, state: 'received' },
    return: { reason: 'damaged', lines: [{ sku: 'PD-1', quantity: 3 }] },
    thread: [{ author: 'customer', text: 'The bails are bent.' }],
  })
  const left = async () => {
    const { body } = await send(buyer, returnOf(own, 5))
    return 'message' in body ? Number(/at most (\d+) of/.exec(body.message)?.[1]) : undefined
  }
  expect(await left()).toBe(2)
  await actOnRequest(shop.deps, first._id, { event: 'approve' })
  await actOnRequest(shop.deps, first._id, { event: 'close' })
  expect(await left()).toBe(2)
  const second = await taken(send(buyer, returnOf(own, 2)))
  expect(await left()).toBe(0)
  await actOnRequest(shop.deps, second._id, { event: 'refuse', text: 'These were worn.' })
  expect(await left()).toBe(2)
  await actOnRequest(shop.deps, second._id, { event: 'close' })
  expect(await left()).toBe(2)
  const third = await taken(send(buyer, returnOf(own, 2)))
  await actOnRequest(shop.deps, third._id, { event: 'close' })
  expect(await left()).toBe(2)
})

test('Scenario: concurrent returns never exceed the order', async () => {
  const buyer = await shop.customer()
  const own = await order(buyer, 5)
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(buyer, returnOf(own, 2))))
  expect(answers.map(({ status }) => status).sort()).toEqual([
    201, 201, 409, 409, 409, 409, 409, 409,
  ])
})

test('Scenario: only a return can be approved or refused', async () => {
  const buyer = await shop.customer()
  const { _id } = await taken(
    send(buyer, { kind: 'custom', subject: 'A crest', text: 'As sketched.', metal: 'Silver' }),
  )
  for (const event of ['approve', 'refuse'] as const)
    await expect(actOnRequest(shop.deps, _id, { event })).rejects.toThrow(
      'This custom request is received and cannot be changed like this.',
    )
  expect(await read(buyer, _id)).toMatchObject({ custom: { metal: 'Silver' }, state: 'received' })
})

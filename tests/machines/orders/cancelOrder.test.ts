import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type CancelOutcome,
  cancelOrderMachine,
  selectIsCancelled,
  selectIsOffered,
} from '../../../src/machines/orders/cancelOrder.machine.ts'
import type { ShellFact } from '../../../src/machines/parts/shell.ts'

const start = (cancel: (orderId: string) => Promise<CancelOutcome>) => {
  const facts: ShellFact[] = []
  const actor = createActor(
    cancelOrderMachine.provide({
      actors: {
        cancel: fromPromise<CancelOutcome, { orderId: string }>(({ input }) =>
          cancel(input.orderId),
        ),
      },
    }),
    {
      input: {
        shell: { send: (fact) => void facts.push(fact) },
        ...{ orderId: 'o-1', number: 'A-000001' },
      },
    },
  ).start()
  return { actor, facts }
}

test('Scenario: the buyer keeps the order, thinks again and cancels it', async () => {
  const asked: string[] = []
  const { actor, facts } = start(async (orderId) => {
    asked.push(orderId)
    return { kind: 'cancelled' }
  })
  /** Whether it is offered, being sent, and done. */
  const shown = () => [
    selectIsOffered(actor.getSnapshot()),
    actor.getSnapshot().matches('sending'),
    selectIsCancelled(actor.getSnapshot()),
  ]
  actor.send({ type: 'cancellation.asked' })
  expect(shown()).toEqual([false, false, false])
  actor.send({ type: 'cancellation.dismissed' })
  expect(actor.getSnapshot().value).toBe('offered')
  expect(shown()).toEqual([true, false, false])
  actor.send({ type: 'cancellation.asked' })
  actor.send({ type: 'cancellation.confirmed' })
  expect(shown()).toEqual([false, true, false])
  await waitFor(actor, (snapshot) => snapshot.matches('cancelled'))
  expect(shown()).toEqual([false, false, true])
  expect(asked).toEqual(['o-1'])
  expect(facts).toEqual([
    { type: 'said', sentence: { key: 'order.cancelled', values: { number: 'A-000001' } } },
    { type: 'shop.changed', what: 'orders' },
  ])
})

test('Scenario: an order in production is refused, and the page reads its orders again', async () => {
  const message = 'Order A-000001 is already being made.'
  const { actor, facts } = start(async () => ({
    kind: 'refused',
    problem: { code: 'conflict', message },
  }))
  actor.send({ type: 'cancellation.asked' })
  actor.send({ type: 'cancellation.confirmed' })
  await waitFor(actor, (snapshot) => snapshot.matches('offered'))
  expect(facts).toMatchObject([
    { type: 'said', sentence: { text: message, code: 'conflict' } },
    { type: 'shop.changed', what: 'orders' },
  ])
})

test('Scenario: a cancellation that fails is reported, and can be tried again', async () => {
  const { actor, facts } = start(() => Promise.reject(new Error('the network is gone')))
  actor.send({ type: 'cancellation.asked' })
  actor.send({ type: 'cancellation.confirmed' })
  await waitFor(actor, (snapshot) => snapshot.matches('offered'))
  expect(facts).toEqual([{ type: 'toast.raised', sentence: { key: 'error.default' } }])
  expect(actor.getSnapshot().can({ type: 'cancellation.asked' })).toBe(true)
})

import { expect, test } from 'vitest'
import { cartedIn, isQueueing } from '../../../../src/machines/cart/cartWatcher.ts'
import { cartRow, deltaOf } from '../../fixtures.ts'
import { changed, held, minus, notSaved, pending, plus, startCart, typed } from '../startCart.ts'

const continued = { type: 'offline.continued' } as const
const madeIn = (sent: readonly { readonly type: string }[]) =>
  sent.filter(({ type }) => type === 'commands.made')

test('Scenario: offline, edits show at once and wait in the offline queue', async () => {
  const { actor, calls, shell, quantities } = await startCart([held([cartRow()])])
  actor.send(continued)
  actor.send(plus)
  actor.send(plus)
  const edit = { productId: 'p-1', sku: 'TR-1', title: { en: 'Twisted ring' } }
  expect([calls, quantities(), isQueueing(actor), madeIn(shell.sent)]).toEqual([
    [],
    [8],
    true,
    [
      {
        type: 'commands.made',
        edits: [{ ...edit, seen: [6], quantity: 7, isTried: false, agrees: false }],
      },
      {
        type: 'commands.made',
        edits: [{ ...edit, seen: [7], quantity: 8, isTried: false, agrees: false }],
      },
    ],
  ])
})

test('Scenario: edits that waited already are handed over, and those of a running call may have arrived', async () => {
  const rows = [cartRow(), cartRow({ productId: 'p-2', quantity: 3 }, 'row-2')]
  const { promise } = pending<never>()
  const { actor, clock, writes, shell } = await startCart([held(rows)], [() => promise])
  actor.send(typed(9))
  clock.increment(250)
  await writes('sending')
  actor.send(typed(4, 'row-2'))
  actor.send(continued)
  expect(madeIn(shell.sent)).toMatchObject([
    {
      edits: [
        { productId: 'p-1', seen: [6, 9], quantity: 9, isTried: true },
        { productId: 'p-2', seen: [3], quantity: 4, isTried: false },
      ],
    },
  ])
})

test('Scenario: a queued removal hides its row, and a queued add counts as in the cart', async () => {
  const { actor, quantities } = await startCart([held([cartRow()])])
  actor.send({ type: 'commands.changed', quantities: { 'p-1': 0, 'p-9': 20 } })
  expect([quantities(), cartedIn(actor.getSnapshot())]).toEqual([[], { 'p-9': 20 }])
})

test('Scenario: edits are sent by the cart itself again when nothing waits any more', async () => {
  const { actor, calls, sent, quantities } = await startCart(
    [held([cartRow()])],
    [() => changed(3, cartRow({ quantity: 7 }))],
  )
  actor.send(continued)
  actor.send(plus)
  actor.send({ type: 'cart.changed', version: 2, delta: deltaOf(2, [cartRow({ quantity: 7 })]) })
  actor.send({ type: 'commands.changed', quantities: {} })
  actor.send({ type: 'commands.sent' })
  expect([isQueueing(actor), quantities()]).toEqual([false, [7]])
  actor.send(plus)
  actor.send(minus)
  actor.send(plus)
  await sent()
  expect(calls).toEqual([[{ rowId: 'row-1', productId: 'p-1', quantity: 8 }]])
})

test('Scenario: an edit that another tab has queued makes this one queue, too', async () => {
  const { actor, shell } = await startCart([held([cartRow()])])
  actor.send({ type: 'commands.changed', quantities: { 'p-1': 20 } })
  actor.send(plus)
  expect(madeIn(shell.sent)).toMatchObject([{ edits: [{ seen: [20], quantity: 21 }] }])
})

test('Scenario: a logout says that what waits is not saved, and sends nothing', async () => {
  const { actor, shell, rests } = await startCart([held([cartRow()])])
  actor.send(continued)
  actor.send(plus)
  actor.send({ type: 'page.left' })
  actor.send({ type: 'cart.closed' })
  expect([rests, shell.sent.at(-1)]).toEqual([[], notSaved])
})

import { describe, expect, test } from 'vitest'
import { cartRow, deltaOf, refusal } from '../fixtures.ts'
import {
  type Answer,
  changed,
  edit,
  held,
  minus,
  notSaved,
  plus,
  startCart,
  typed,
} from './startCart.ts'

describe('Failures', () => {
  test('Scenario: an edit without an answer stays visible and is sent again', async () => {
    const { actor, calls, clock, sent, writes, quantities, shell } = await startCart(
      [held([cartRow()])],
      [() => ({ kind: 'unanswered' }), () => changed(2, cartRow({ quantity: 8 }))],
    )
    actor.send(typed(8))
    await sent('waiting')
    expect(quantities()).toEqual([8])
    clock.increment(1_000)
    await writes('settled')
    expect([quantities(), calls, shell.sent]).toEqual([[8], [[edit(8)], [edit(8)]], []])
  })

  test('Scenario: steps made during a lost call are sent with its retry', async () => {
    const { actor, calls, sent, writes, quantities } = await startCart(
      [held([cartRow()]), held([cartRow({ quantity: 7 })], 2)],
      [() => ({ kind: 'unanswered' }), () => changed(3, cartRow({ quantity: 8 }))],
    )
    actor.send(plus)
    await sent('waiting')
    actor.send(plus)
    expect(quantities()).toEqual([8])
    // The connection is back.
    actor.send({ type: 'cart.outdated' })
    await writes('settled')
    expect([quantities(), calls]).toEqual([[8], [[edit(7)], [edit(8)]]])
  })

  test('Scenario: after a lost answer, an edit back to the old quantity is sent anyway', async () => {
    const { actor, calls, sent, clock, writes, quantities } = await startCart(
      [held([cartRow()])],
      [() => ({ kind: 'unanswered' }), () => changed(3, cartRow({ quantity: 6 }))],
    )
    actor.send(plus)
    await sent('waiting')
    actor.send(minus)
    clock.increment(1_000)
    await writes('settled')
    expect([quantities(), calls]).toEqual([[6], [[edit(7)], [edit(6)]]])
  })

  test('Scenario: a refusal shows a message, and the cart is loaded', async () => {
    const { actor, shell, sent, reads, quantities } = await startCart(
      [held([cartRow()]), held([cartRow({ quantity: 2 })], 2)],
      [() => ({ ...refusal('No.'), rowIds: ['row-1'] })],
    )
    actor.send(plus)
    await sent()
    await reads('loaded')
    expect([quantities(), shell.sent]).toEqual([
      [2],
      [{ type: 'said', sentence: { text: 'No.', code: 'conflict' } }],
    ])
  })

  test('Scenario: edits of a refused call that were not refused themselves are sent again', async () => {
    const rows = [cartRow({}, 'row-1'), cartRow({ productId: 'p-2' }, 'row-2')]
    const { actor, calls, clock, writes, quantities } = await startCart(
      [held(rows), held(rows)],
      [
        () => ({ ...refusal('No.'), rowIds: ['row-1'] }),
        () => ({
          kind: 'changed',
          delta: {
            ...deltaOf(2, [cartRow({ productId: 'p-2', quantity: 9 }, 'row-2')]),
            totals: { rows: 2, quantity: 15, totalWeight: 0, totalPrice: 0 },
          },
        }),
      ],
    )
    actor.send(typed(8))
    actor.send(typed(9, 'row-2'))
    clock.increment(250)
    await writes('sending')
    await writes('gathering')
    clock.increment(250)
    await writes('sending')
    await writes('settled')
    expect([quantities(), calls.at(-1)]).toEqual([
      [6, 9],
      [{ rowId: 'row-2', productId: 'p-2', quantity: 9 }],
    ])
  })

  test('Scenario: after five more failures the edits are given up with a message', async () => {
    const fails = () => Promise.reject(new Error('500'))
    const { actor, shell, calls, clock, sent, writes, reads, quantities } = await startCart(
      [held([cartRow()]), held([cartRow()])],
      [fails, fails, fails, fails, fails, fails],
    )
    actor.send(plus)
    await sent('waiting')
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      clock.increment(wait)
      await writes('sending')
      await Promise.race([writes('waiting'), writes('settled')])
    }
    await reads('loaded')
    expect([quantities(), calls.length, shell.sent]).toEqual([[6], 6, [notSaved]])
  })

  test('Scenario: a refusal ends a series of failures', async () => {
    const fails = () => Promise.reject(new Error('500'))
    const unanswered: () => Answer = () => ({ kind: 'unanswered' })
    const { actor, shell, sent, clock, writes } = await startCart(
      [held([cartRow()]), held([cartRow()], 1), held([cartRow()], 1)],
      [
        ...[unanswered, unanswered, unanswered, unanswered, unanswered],
        ...[() => ({ ...refusal('No.'), rowIds: ['row-1'] }), fails],
      ],
    )
    actor.send(typed(8))
    await sent('waiting')
    for (const state of ['waiting', 'waiting', 'waiting', 'waiting', 'settled'] as const) {
      clock.increment(30_000)
      await writes('sending')
      await writes(state)
    }
    actor.send(typed(9))
    await sent('waiting')
    expect(shell.sent).toEqual([{ type: 'said', sentence: { text: 'No.', code: 'conflict' } }])
  })

  test.each([
    ['the socket is connected again', { type: 'connection.opened', stock: [] }],
    ['an order is placed', { type: 'acts.flushed' }],
  ] as const)('Scenario: a waiting retry is sent at once when %s', async (_when, event) => {
    const { actor, calls, sent, writes } = await startCart(
      [held([cartRow()])],
      [() => ({ kind: 'unanswered' }), () => changed(2, cartRow({ quantity: 8 }))],
    )
    actor.send(typed(8))
    await sent('waiting')
    actor.send(event)
    await writes('settled')
    expect(calls).toEqual([[edit(8)], [edit(8)]])
  })

  test('Scenario: after six failed attempts the call is given up; the next edit has six attempts', async () => {
    const fails = () => Promise.reject(new Error('500'))
    const { actor, shell, calls, clock, sent, writes, reads } = await startCart(
      [held([cartRow()]), held([cartRow()]), held([cartRow()])],
      Array.from({ length: 12 }, () => fails),
    )
    for (const quantity of [8, 9]) {
      actor.send(typed(quantity))
      await sent('waiting')
      for (const state of ['waiting', 'waiting', 'waiting', 'waiting', 'settled'] as const) {
        clock.increment(30_000)
        await writes('sending')
        await writes(state)
      }
      await reads('loaded')
    }
    expect([calls.length, shell.sent]).toEqual([12, [notSaved, notSaved]])
  })

  test('Scenario: a cart that cannot be loaded is retried automatically, or at once on request', async () => {
    const { actor, clock, reads, quantities } = await startCart([])
    await reads('failed')
    clock.increment(1_000)
    await reads('loading')
    await reads('failed')
    actor.send({ type: 'cart.outdated' })
    await reads('loading')
    expect(quantities()).toEqual([])
  })

  test('Scenario: the end of the session empties it, and reports unsaved edits', async () => {
    const { actor, shell } = await startCart([held([cartRow()])])
    actor.send(plus)
    actor.send({ type: 'cart.closed' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.rows, shell.sent]).toEqual([
      'closed',
      [],
      [notSaved],
    ])
  })

  test('Scenario: the same customer again keeps the edits, another does not', async () => {
    const { actor, shell, quantities, reads } = await startCart([
      held([cartRow()]),
      held([cartRow()]),
      held([]),
    ])
    actor.send(plus)
    actor.send({ type: 'cart.opened', userId: 'u-1' })
    await reads('loaded')
    expect([quantities(), shell.sent]).toEqual([[7], []])
    actor.send({ type: 'cart.opened', userId: 'u-2' })
    await reads('loaded')
    expect([quantities(), shell.sent]).toEqual([[], [notSaved]])
  })
})

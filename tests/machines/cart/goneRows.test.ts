import { describe, expect, test } from 'vitest'
import type { HeldCart } from '../../../src/domain/cart/heldCart.ts'
import type { EditOutcome } from '../../../src/machines/cart/cartSetup.ts'
import { cartRow, deltaOf } from '../fixtures.ts'
import { edit, held, pending, startCart, typed } from './startCart.ts'

describe('Failures', () => {
  test('Scenario: a row that was already gone needs no message', async () => {
    const { actor, shell, sent, reads, quantities } = await startCart(
      [held([cartRow()]), held([], 2)],
      [() => ({ kind: 'gone' })],
    )
    actor.send({ type: 'row.removed', rowId: 'row-1' })
    await sent()
    await reads('loaded')
    expect([quantities(), shell.sent]).toEqual([[], []])
  })

  test('Scenario: a row that was already gone stays hidden until the cart is loaded', async () => {
    const load = pending<HeldCart>()
    const { actor, sent, quantities } = await startCart(
      [held([cartRow()]), load.promise],
      [() => ({ kind: 'gone' })],
    )
    actor.send({ type: 'row.removed', rowId: 'row-1' })
    await sent()
    expect(quantities()).toEqual([])
    load.resolve(held([], 2))
  })

  test('Scenario: a row removed by an answer is gone, even while an earlier change is missing', async () => {
    const { actor, sent, quantities } = await startCart(
      [held([cartRow(), cartRow({ productId: 'p-2', quantity: 9 }, 'row-2')])],
      [() => ({ kind: 'changed', delta: deltaOf(3, []) })],
    )
    actor.send({ type: 'row.removed', rowId: 'row-1' })
    await sent()
    expect(quantities()).toEqual([9])
  })

  test('Scenario: a row that another tab removes during a lost call is reported', async () => {
    const lost = pending<EditOutcome>()
    const { actor, shell, calls, clock, writes } = await startCart(
      [held([cartRow()])],
      [() => lost.promise],
    )
    actor.send(typed(8))
    clock.increment(250)
    const delta = { ...deltaOf(2, []), removed: ['row-1'] }
    actor.send({ type: 'cart.changed', version: 2, delta })
    lost.resolve({ kind: 'unanswered' })
    await writes('waiting')
    expect([calls, shell.sent]).toEqual([
      [[edit(8)]],
      [{ type: 'said', sentence: { key: 'cart.rowGone' } }],
    ])
  })

  test('Scenario: a row that is removed during a wait for a retry is reported once and not sent', async () => {
    const { actor, shell, calls, clock, sent, writes } = await startCart(
      [held([cartRow()])],
      [() => Promise.reject(new Error('500'))],
    )
    actor.send(typed(8))
    await sent('waiting')
    actor.send({
      ...{ type: 'cart.changed', version: 2 },
      delta: { ...deltaOf(2, []), removed: ['row-1'] },
    })
    clock.increment(1_000)
    await writes('settled')
    expect([calls.length, shell.sent]).toEqual([
      1,
      [{ type: 'said', sentence: { key: 'cart.rowGone' } }],
    ])
  })
})

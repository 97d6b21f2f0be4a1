import { describe, expect, test } from 'vitest'
import type { EditOutcome } from '../../../src/machines/cart/cartSetup.ts'
import { cartRow, tens } from '../fixtures.ts'
import { changed, edit, held, pending, startCart, typed } from './startCart.ts'

describe('A typed quantity', () => {
  test('Scenario: it shows at once, is sent after a pause, and the answer is applied', async () => {
    const { actor, calls, sent, quantities } = await startCart(
      [held([cartRow()])],
      [() => changed(2, cartRow({ quantity: 8 }))],
    )
    actor.send(typed(8))
    expect([quantities(), calls]).toEqual([[8], []])
    await sent()
    expect([quantities(), calls, actor.getSnapshot().context.held.version]).toEqual([
      [8],
      [[edit(8)]],
      2,
    ])
  })

  test('Scenario: weight and price of a row follow the shown quantity', async () => {
    const { actor } = await startCart([held([cartRow()])])
    actor.send(typed(8))
    expect(actor.getSnapshot().context.rows[0]?.cart).toMatchObject({
      totalPrice: 2000,
      totalWeight: 25.6,
    })
  })

  test('Scenario: a correction within the pause is sent instead, or nothing if it restores the old quantity', async () => {
    const { actor, calls, clock, sent, quantities, writes } = await startCart(
      [held([cartRow()])],
      [() => changed(2, cartRow({ quantity: 2 }))],
    )
    actor.send(typed(50))
    clock.increment(200)
    actor.send(typed(2))
    await sent()
    expect([quantities(), calls]).toEqual([[2], [[edit(2)]]])
    actor.send(typed(50))
    actor.send(typed(2))
    clock.increment(250)
    await writes('settled')
    expect(calls).toHaveLength(1)
  })

  test('Scenario: a correction during the call is sent after it', async () => {
    const answer = pending<EditOutcome>()
    const { actor, calls, clock, writes, sent, quantities } = await startCart(
      [held([cartRow()])],
      [() => answer.promise, () => changed(3, cartRow({ quantity: 2 }))],
    )
    actor.send(typed(50))
    clock.increment(250)
    await writes('sending')
    actor.send(typed(2))
    answer.resolve(changed(2, cartRow({ quantity: 50 })))
    await writes('gathering')
    expect(quantities()).toEqual([2])
    await sent()
    expect([quantities(), calls]).toEqual([[2], [[edit(50)], [edit(2)]]])
  })

  test('Scenario: 15 of a chain is raised to 20 with a message', async () => {
    const { actor, shell, quantities } = await startCart([
      held([cartRow({ quantity: 10, quantityRule: tens })]),
    ])
    actor.send(typed(15))
    expect([quantities(), shell.sent]).toEqual([
      [20],
      [{ type: 'said', sentence: { key: 'quantity.moved', values: { quantity: 20, step: 10 } } }],
    ])
  })

  test('Scenario: more than the maximum becomes the maximum, with a message', async () => {
    const { actor, shell, quantities } = await startCart([
      held([cartRow({ quantity: 10, quantityRule: tens })]),
    ])
    actor.send(typed(60_000))
    expect([quantities(), shell.sent]).toEqual([
      [50_000],
      [{ type: 'said', sentence: { key: 'quantity.most', values: { quantity: 50_000 } } }],
    ])
  })

  test.for([0, -3])('Scenario: %s is refused with the toast', async (quantity) => {
    const { actor, shell, quantities } = await startCart([held([cartRow()])])
    actor.send(typed(quantity))
    expect([quantities(), shell.sent]).toEqual([
      [6],
      [{ type: 'toast.raised', sentence: { key: 'cart.quantityBelowZero' } }],
    ])
  })

  test('Scenario: 1 to 4 pieces of a pooled product are refused before they are sent', async () => {
    const rows = [
      cartRow({ mixedVariant: true, quantity: 3 }, 'row-1'),
      cartRow({ mixedVariant: true, quantity: 3 }, 'row-2'),
    ]
    const { actor, shell, quantities } = await startCart([held(rows)])
    actor.send(typed(1))
    expect([quantities(), shell.sent]).toEqual([
      [3, 3],
      [{ type: 'toast.raised', sentence: { key: 'cart.minimumPieces' } }],
    ])
  })
})

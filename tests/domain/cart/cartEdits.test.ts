import { describe, expect, test } from 'vitest'
import type { CartDelta, CartRow } from '../../../src/contracts/cart/cartRows.ts'
import { type Edit, stillPossible, withUnsent } from '../../../src/domain/cart/edits.ts'
import { takeDelta, withStock } from '../../../src/domain/cart/heldCart.ts'
import { cartRow } from '../../machines/fixtures.ts'

const row = (id: string, cart: Partial<CartRow['cart']> = {}) =>
  cartRow({ productId: `p-${id}`, ...cart }, id)
const rows = [row('a'), row('b')]

describe('Edits after a lost call', () => {
  const cases: [string, Edit | undefined, number, Edit][] = [
    ['are sent again', undefined, 3, { kind: 'set', quantity: 3 }],
    ['of one piece are sent again', undefined, 1, { kind: 'set', quantity: 1 }],
    ['of a row that was taken out are sent again', undefined, 0, { kind: 'remove' }],
    ['give way to a newer one', { kind: 'set', quantity: 9 }, 3, { kind: 'set', quantity: 9 }],
    ['are stepped on from', { kind: 'step', steps: 2 }, 3, { kind: 'set', quantity: 5 }],
  ]
  test.each(cases)('Scenario: they %s', (_what, newer, sent, expected) => {
    expect(withUnsent(rows, { b: sent }, newer ? { b: newer } : {})).toEqual({ b: expected })
  })

  test('Scenario: an edit of a row that is gone is dropped and reported to the buyer', () => {
    const edits: Record<string, Edit> = { a: { kind: 'step', steps: 1 }, gone: { kind: 'remove' } }
    expect(stillPossible(rows, { a: { kind: 'remove' } })).toEqual({
      edits: { a: { kind: 'remove' } },
      isOneLost: false,
    })
    expect(stillPossible(rows, edits)).toEqual({
      edits: { a: { kind: 'step', steps: 1 } },
      isOneLost: false,
    })
    expect(stillPossible(rows, { ...edits, lost: { kind: 'set', quantity: 2 } })).toEqual({
      edits: { a: { kind: 'step', steps: 1 } },
      isOneLost: true,
    })
  })
})

describe('Changes of the cart', () => {
  const held = { version: 1, rows }
  const delta = (version: number, cartData: readonly CartRow[], count: number): CartDelta => ({
    ...{ version, cartData: [...cartData], removed: [] },
    totals: { rows: count, quantity: 0, totalWeight: 0, totalPrice: 0 },
  })

  test('Scenario: changes that arrive too early wait for the earlier ones', () => {
    const [third, fourth] = [delta(3, [row('c')], 4), delta(4, [row('d')], 5)]
    const { ahead } = takeDelta(held, takeDelta(held, [], fourth).ahead, third)
    expect(ahead.map(({ version }) => version)).toEqual([3, 4])
    const all = takeDelta(held, ahead, delta(2, [row('e')], 3))
    expect([all.held.version, all.held.rows.map(({ _id }) => _id), all.ahead]).toEqual([
      ...[4, ['a', 'b', 'e', 'c', 'd'], []],
    ])
  })

  test("Scenario: a change whose total differs from the shop's is not applied", () => {
    const wrong = delta(2, [row('c')], 4)
    expect(takeDelta(held, [], wrong)).toEqual({ held, ahead: [wrong] })
  })

  test('Scenario: a new stock applies to the rows of its variant only', () => {
    expect(withStock(held, { 'p-x': 3 })).toBe(held)
    expect(withStock(held, { 'p-b': 3 }).rows.map(({ cart }) => cart.stock)).toEqual([100, 3])
  })
})

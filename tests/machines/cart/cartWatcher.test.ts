import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import {
  cartedIn,
  isInShop,
  rowsWatcher,
  whenFilled,
  whenInShop,
  whenSaved,
} from '../../../src/machines/cart/cartWatcher.ts'
import { cartRow } from '../fixtures.ts'
import { cartWith } from './cartWith.ts'

const [ring, chain] = [
  cartRow({ productId: 'ring', quantity: 6 }),
  cartRow({ productId: 'chain', quantity: 20 }, 'row-2'),
]

/** Whether a promise has been resolved. */
const resolved = async (promise: Promise<void>) => {
  let is = false
  void promise.then(() => {
    is = true
  })
  await Promise.resolve()
  await Promise.resolve()
  return is
}

test('what waits for the connection counts as in the cart, but not what it removes', () => {
  const { cart } = cartWith({ rows: [ring], queued: { chain: 1, stud: 0 } })
  expect(cartedIn(cart.getSnapshot())).toEqual({ ring: 6, chain: 1 })
})

describe('The cart is known to the shop', () => {
  test.each([
    ['without edits', {}, true],
    ['with an edit of another variant', { known: [ring, chain], edits: { 'row-2': 30 } }, true],
    ['with an edit that is not sent yet', { edits: { 'row-1': 7 } }, false],
    ['with one that is being sent', { sending: { 'row-1': 7 } }, false],
    ['with one that waits for the connection', { queued: { ring: 7 } }, false],
    ['with another one that waits', { queued: { chain: 7 } }, true],
  ])('%s: %o is %s', async (_name, state, is) => {
    const { cart } = cartWith({ rows: [ring], known: [ring], ...state })
    expect(isInShop(cart, ['ring'])).toBe(is)
    expect(await resolved(whenInShop(cart, ['ring']))).toBe(is)
  })

  test('once the last edit is saved', async () => {
    const { cart, become, listeners } = cartWith({
      ...{ rows: [ring], known: [ring] },
      ...{ edits: { 'row-1': 7 }, queued: { ring: 7 } },
    })
    const [saved, inShop] = [whenSaved(cart, ['ring']), whenInShop(cart, ['ring'])]
    become({ edits: {} })
    expect([await resolved(saved), await resolved(inShop)]).toEqual([true, false])
    become({ queued: {} })
    expect([await resolved(inShop), listeners.size]).toEqual([true, 0])
  })

  test('as a whole when it has rows, and all are saved', async () => {
    const empty = cartWith({ rows: [], known: [] })
    const filled = whenFilled(empty.cart)
    expect(await resolved(filled)).toBe(false)
    empty.become({ rows: [ring], known: [ring], sending: { 'row-1': 7 } })
    expect(await resolved(filled)).toBe(false)
    empty.become({ sending: {} })
    expect(await resolved(filled)).toBe(true)
    expect(await resolved(whenFilled(cartWith().cart))).toBe(true)
  })
})

test('the rows are sent at first, and whenever they change', () => {
  const { cart, become, listeners } = cartWith({ rows: [ring] })
  const sent: unknown[] = []
  const machine = createMachine({
    invoke: { src: rowsWatcher, input: { cart } },
    on: { '*': { actions: ({ event }) => void sent.push(event) } },
  })
  const actor = createActor(machine).start()
  become({ edits: { 'row-1': 7 } })
  become({ rows: [ring, chain] })
  expect(sent).toEqual([
    { type: 'rows.shown', rows: [ring] },
    { type: 'rows.shown', rows: [ring, chain] },
  ])
  actor.stop()
  expect(listeners.size).toBe(0)
})

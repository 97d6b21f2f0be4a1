import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, setup, waitFor } from 'xstate'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { HeldCart } from '../../../src/domain/cart/heldCart.ts'
import { cartMachine } from '../../../src/machines/cart/cart.machine.ts'
import {
  selectHasFailed,
  selectIsLoading,
  selectIsUnsaved,
  selectRows,
} from '../../../src/machines/cart/cartSelectors.ts'
import {
  type CartCounted,
  type CartReader,
  cartWatcher,
  whenSaved,
} from '../../../src/machines/cart/cartWatcher.ts'
import { cartRow, changingCart, recordingShell } from '../fixtures.ts'

/** A cart whose loads the test answers one by one. */
const open = () => {
  const loads: PromiseWithResolvers<HeldCart>[] = []
  const asked: unknown[] = []
  const actor = createActor(
    cartMachine.provide({
      actors: {
        loadCart: fromPromise<HeldCart, { userId: string }>(({ input }) => {
          asked.push(input)
          const load = Promise.withResolvers<HeldCart>()
          loads.push(load)
          return load.promise
        }),
      },
    }),
    { input: { shell: recordingShell() } },
  ).start()
  actor.send({ type: 'cart.opened', userId: 'u-1' })
  const reads = (state: 'loading' | 'loaded' | 'failed') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: state } }))
  const shown = () => {
    const snapshot = actor.getSnapshot()
    return {
      isLoading: selectIsLoading(snapshot),
      hasFailed: selectHasFailed(snapshot),
      rows: selectRows(snapshot).length,
    }
  }
  return { actor, asked, loads, reads, shown }
}

describe('The shown state of a loading cart', () => {
  test('Scenario: an answer brings the whole cart; an older one changes nothing, and nothing is loaded', async () => {
    const { actor, asked, loads, reads, shown } = open()
    loads[0]?.resolve({ version: 3, rows: [cartRow()] })
    await reads('loaded')
    actor.send({ type: 'cart.received', cart: { version: 2, cartData: [] } })
    const afterOlder = shown().rows
    actor.send({ type: 'cart.received', cart: { version: 4, cartData: [] } })
    expect([afterOlder, shown(), asked.length]).toEqual([
      1,
      { isLoading: false, hasFailed: false, rows: 0 },
      1,
    ])
  })

  test('Scenario: the cart is loading, then its rows are shown', async () => {
    const { asked, loads, reads, shown } = open()
    expect(shown()).toEqual({ isLoading: true, hasFailed: false, rows: 0 })
    expect(asked).toEqual([{ userId: 'u-1' }])
    loads[0]?.resolve({ version: 1, rows: [cartRow()] })
    await reads('loaded')
    expect(shown()).toEqual({ isLoading: false, hasFailed: false, rows: 1 })
  })

  test('Scenario: a cart that was never loaded shows a failure', async () => {
    const { loads, reads, shown } = open()
    loads[0]?.reject(new Error('unreachable'))
    await reads('failed')
    expect(shown()).toEqual({ isLoading: false, hasFailed: true, rows: 0 })
  })

  test('Scenario: loaded rows stay during a reload, and when it fails', async () => {
    const { actor, loads, reads, shown } = open()
    loads[0]?.resolve({ version: 1, rows: [cartRow()] })
    await reads('loaded')
    actor.send({ type: 'cart.outdated' })
    await reads('loading')
    const asRead = { isLoading: false, hasFailed: false, rows: 1 }
    expect(shown()).toEqual(asRead)
    loads[1]?.reject(new Error('unreachable'))
    await reads('failed')
    expect(shown()).toEqual(asRead)
  })

  test('Scenario: an edit is unsaved as soon as it is made', async () => {
    const { actor, loads, reads } = open()
    loads[0]?.resolve({ version: 1, rows: [cartRow()] })
    await reads('loaded')
    const before = selectIsUnsaved(actor.getSnapshot())
    actor.send({ type: 'row.incremented', rowId: 'row-1' })
    expect([before, selectIsUnsaved(actor.getSnapshot())]).toEqual([false, true])
  })
})

describe('A picker that follows the cart', () => {
  const follow = (rows: readonly CartRow[]) => {
    const { cart, change } = changingCart(rows)
    const counted: unknown[] = []
    const picker = setup({
      types: { events: {} as CartCounted },
      actors: { cartWatcher },
    }).createMachine({
      invoke: { src: 'cartWatcher', input: { cart } },
      on: { 'cart.counted': { actions: ({ event }) => void counted.push(event.carted) } },
    })
    const actor = createActor(picker).start()
    return { change, counted, actor }
  }

  test('Scenario: it receives the content of the cart, and again only after changes', () => {
    const { change, counted } = follow([cartRow({ quantity: 6 })])
    change([cartRow({ quantity: 6, stock: 3 })])
    change([cartRow({ quantity: 7 })])
    change([cartRow({ quantity: 7 }), cartRow({ productId: 'p-2', quantity: 1 }, 'row-2')])
    change([])
    expect(counted).toEqual([{ 'p-1': 6 }, { 'p-1': 7 }, { 'p-1': 7, 'p-2': 1 }, {}])
  })

  test('Scenario: it receives nothing after it has stopped', () => {
    const { change, counted, actor } = follow([])
    actor.stop()
    change([cartRow()])
    expect(counted).toEqual([{}])
  })
})

describe('Waiting until some pieces are saved', () => {
  type Followed = ReturnType<CartReader['getSnapshot']>
  const rows = [cartRow(), cartRow({ productId: 'p-2' }, 'row-2')]
  const edited: Followed['context']['edits'] = { 'row-1': { kind: 'set', quantity: 8 } }

  /** Waits for the pieces of `row-1` in a cart that the test changes. */
  const wait = (state: Partial<Followed['context']>) => {
    const saved = { rows, known: rows, edits: {}, sending: {}, queued: {} }
    const matches = () => false
    let snapshot: Followed = { context: { ...saved, ...state }, matches }
    const followers = new Set<(now: Followed) => void>()
    const cart: CartReader = {
      getSnapshot: () => snapshot,
      subscribe: (follower: unknown) => {
        followers.add(follower as (now: Followed) => void)
        return { unsubscribe: () => void followers.delete(follower as (now: Followed) => void) }
      },
    }
    const become = (next: Partial<Followed['context']>) => {
      snapshot = { context: { ...saved, ...next }, matches }
      for (const follow of [...followers]) follow(snapshot)
    }
    return { promise: whenSaved(cart, ['p-1']), become, followers }
  }

  test('Scenario: nothing to wait for when only other pieces were edited', async () => {
    const { promise, followers } = wait({
      edits: { 'row-2': { kind: 'set', quantity: 8 } },
      sending: { 'row-2': 7 },
    })
    await promise
    expect(followers.size).toBe(0)
  })

  test('Scenario: the wait ends once the edit is answered', async () => {
    const { promise, become, followers } = wait({ edits: edited })
    become({ sending: { 'row-1': 8 } })
    become({ edits: edited, sending: { 'row-1': 8 } })
    expect(followers.size).toBe(1)
    become({})
    await promise
    expect(followers.size).toBe(0)
  })
})

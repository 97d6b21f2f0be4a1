import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { PlaceOrder } from '../../../src/contracts/orders/order.ts'
import type { HeldCart } from '../../../src/domain/cart/heldCart.ts'
import { type CartRef, cartMachine } from '../../../src/machines/cart/cart.machine.ts'
import { selectIsUnsaved as isUnsaved } from '../../../src/machines/cart/cartSelectors.ts'
import type { EditOutcome, RowEdit } from '../../../src/machines/cart/cartSetup.ts'
import { placementMachine } from '../../../src/machines/orders/placement.machine.ts'
import {
  selectIsChecking,
  selectIsOrdering,
  selectRefusal,
} from '../../../src/machines/orders/placementSelectors.ts'
import type { AskOutcome, PlaceOutcome } from '../../../src/machines/orders/placementSetup.ts'
import type { Attempt } from '../../../src/machines/orders/placementState.ts'
import { defaultToast } from '../../../src/machines/parts/shell.ts'
import { cartRow, deltaOf, placedOrder, recordingShell, refusal } from '../fixtures.ts'

const wanted: PlaceOrder = {
  address: placedOrder.address,
  shipping: 'together',
  currency: 'INR',
  seenTotal: 1,
}
const emptied = { version: 4, cartData: [] }
const placed = async () => ({ kind: 'placed', order: placedOrder, cart: emptied }) as const
/** Found under its key: nothing is known of the cart. */
const foundPlaced = async () => ({ kind: 'placed', order: placedOrder, cart: null }) as const
const unanswered = async () => ({ kind: 'unanswered' }) as const
const unknown = async () => ({ kind: 'unknown' }) as const
const outdated = { type: 'cart.outdated' }
const received = { type: 'cart.received', cart: emptied }
const said = (key: string) => ({ type: 'said', sentence: { key } })
const toPlaced = { type: 'departed', to: '/cart/checkout/placed/o-1' }

const start = async ({
  places = [],
  asks = [],
  kept = [],
}: {
  places?: readonly (() => Promise<PlaceOutcome>)[]
  asks?: readonly (() => Promise<AskOutcome>)[]
  kept?: readonly string[]
}) => {
  const [leftPlaces, leftAsks] = [[...places], [...asks]]
  const attempts: Attempt[] = []
  const asked: string[] = []
  const keys = new Map([['u-1', new Set(kept)]])
  const dropped: string[] = []
  const keysOf = (userId: string) => [...(keys.get(userId) ?? [])]
  const shell = recordingShell()
  const clock = new SimulatedClock()
  const saved = Promise.withResolvers<void>()
  let made = 0
  const actor = createActor(
    placementMachine.provide({
      actors: {
        readKeys: fromPromise(async ({ input }) => keysOf(input.userId)),
        cartSaved: fromPromise(() => saved.promise),
        placeOrder: fromPromise<PlaceOutcome, Attempt>(({ input }) => {
          attempts.push(input)
          return leftPlaces.shift()?.() ?? Promise.reject(new Error('no answer left'))
        }),
        askOrder: fromPromise<AskOutcome, { key: string }>(({ input }) => {
          asked.push(input.key)
          return leftAsks.shift()?.() ?? Promise.reject(new Error('no answer left'))
        }),
      },
      actions: {
        keepKey: ({ context: { userId, key } }) =>
          void keys.set(userId, new Set([...keysOf(userId), key])),
        forgetKey: ({ context: { userId, key } }) => void keys.get(userId)?.delete(key),
        dropDraft: ({ context: { userId } }) => void dropped.push(userId),
      },
    }),
    {
      clock,
      input: {
        shell,
        acts: [],
        newKey: () => {
          made += 1
          return `key-${made}`
        },
      },
    },
  ).start()
  const at = (
    state: 'idle' | 'placed' | 'saving' | 'placing' | 'waiting' | 'checking' | 'pausing',
  ) => waitFor(actor, (snapshot) => snapshot.matches(state))
  /** The outcome is known. */
  const over = () =>
    waitFor(actor, (snapshot) => snapshot.matches('idle') || snapshot.matches('placed'))
  const submit = (content = 'cart 1') =>
    actor.send({ type: 'order.submitted', order: wanted, content })
  actor.send({ type: 'session.opened', userId: 'u-1' })
  actor.send({ type: 'location.shown', path: '/cart/checkout' })
  if (kept.length === 0) {
    await at('idle')
    saved.resolve()
  }
  return { actor, shell, attempts, asked, keys, keysOf, dropped, clock, at, over, submit, saved }
}

describe('Placing an order', () => {
  test('Scenario: it is placed, key and draft are removed, and the order opens', async () => {
    const answer = Promise.withResolvers<PlaceOutcome>()
    const { shell, attempts, keysOf, dropped, at, over, submit } = await start({
      places: [() => answer.promise],
    })
    submit()
    await at('placing')
    expect([keysOf('u-1'), dropped]).toEqual([['key-1'], []])
    answer.resolve({ kind: 'placed', order: placedOrder, cart: emptied })
    await over()
    expect(dropped).toEqual(['u-1'])
    expect([attempts, keysOf('u-1').length, shell.sent]).toEqual([
      [{ key: 'key-1', content: 'cart 1', order: wanted }],
      0,
      [received, toPlaced],
    ])
  })

  test('Scenario: until the checkout is opened again, it counts as ordering', async () => {
    const { actor, at, over, submit } = await start({ places: [placed] })
    submit()
    await at('placing')
    await over()
    const path = (shown: string) => {
      actor.send({ type: 'location.shown', path: shown })
      return selectIsOrdering(actor.getSnapshot())
    }
    expect(['/cart/checkout', '/eshop', '/cart/checkout'].map(path)).toEqual([true, true, false])
    // The buyer is at the checkout for the next order.
    submit('cart 2')
    await at('placing')
    expect(actor.getSnapshot().context.path).toBe('/cart/checkout')
  })

  test('Scenario: it waits until the cart is saved', async () => {
    const { actor, attempts, keysOf, at, over, saved } = await start({
      ...{ places: [placed], kept: ['key-0'], asks: [unanswered] },
    })
    await at('pausing')
    actor.send({ type: 'session.opened', userId: 'u-2' })
    await at('idle')
    actor.send({ type: 'order.submitted', order: wanted, content: 'cart 1' })
    await at('saving')
    expect([selectIsOrdering(actor.getSnapshot()), attempts]).toEqual([true, []])
    // A buyer who reloads now at least sees that nothing was placed.
    expect(keysOf('u-2')).toEqual(['key-1'])
    saved.resolve()
    await at('placing')
    await over()
    expect(attempts).toHaveLength(1)
  })

  test('Scenario: a refusal shows, the cart is loaded, and the next attempt has another key', async () => {
    const { actor, shell, attempts, keysOf, at, over, submit } = await start({
      places: [async () => refusal('Prices have changed.'), placed],
    })
    submit('cart 1')
    await at('placing')
    await over()
    expect([selectRefusal(actor.getSnapshot())?.message, keysOf('u-1').length, shell.sent]).toEqual(
      ['Prices have changed.', 0, [outdated]],
    )
    submit('cart 2')
    expect(selectRefusal(actor.getSnapshot())).toBeNull()
    await at('placing')
    await over()
    expect(attempts.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
  })

  test('Scenario: a buyer who has left the checkout gets a message about a refusal, which is not shown later', async () => {
    const answer = Promise.withResolvers<PlaceOutcome>()
    const { actor, shell, at, submit } = await start({ places: [() => answer.promise] })
    submit()
    await at('placing')
    actor.send({ type: 'location.shown', path: '/eshop' })
    answer.resolve(refusal('Prices have changed.'))
    await at('idle')
    expect(shell.sent).toEqual([
      outdated,
      { type: 'said', sentence: { text: 'Prices have changed.', code: 'conflict' } },
    ])
    actor.send({ type: 'location.shown', path: '/cart/checkout' })
    expect(selectRefusal(actor.getSnapshot())).toBeNull()
  })

  test('Scenario: a lost answer shows a message, and the same key is sent until the shop answers', async () => {
    const { actor, shell, attempts, clock, at, over, submit } = await start({
      places: [unanswered, unanswered, placed],
    })
    submit()
    await at('waiting')
    clock.increment(1_000)
    await at('placing')
    await at('waiting')
    actor.send({ type: 'connectivity.restored' })
    await at('placing')
    await over()
    expect(attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
    expect(shell.sent).toEqual([said('order.checking'), ...[received, toPlaced]])
  })

  test('Scenario: each lost answer makes the wait longer, and the key is kept each time', async () => {
    const { actor, keys, keysOf, clock, at, submit } = await start({
      places: [unanswered, unanswered, () => new Promise(() => undefined)],
    })
    submit()
    for (const wait of [1_000, 2_000]) {
      await at('waiting')
      // Another tab requests the order, gets a 404, and removes the key.
      keys.clear()
      clock.increment(wait - 1)
      expect(actor.getSnapshot().value).toBe('waiting')
      clock.increment(1)
      expect([actor.getSnapshot().value, keysOf('u-1')]).toEqual(['placing', ['key-1']])
    }
  })

  test('Scenario: a buyer on another page sees a message with a link to the order', async () => {
    const { actor, shell, clock, at, over, submit } = await start({ places: [unanswered, placed] })
    submit()
    await at('waiting')
    actor.send({ type: 'location.shown', path: '/eshop' })
    clock.increment(1_000)
    await at('placing')
    await over()
    expect(shell.sent.at(-1)).toEqual({
      type: 'said',
      sentence: {
        key: 'order.placed',
        values: { number: 'A-000001' },
        link: { to: '/cart/checkout/placed/o-1', key: 'order.show' },
      },
    })
  })

  test('Scenario: a shop that fails may have accepted the order: it is requested, and not placed again', async () => {
    const { shell, attempts, asked, at, over, submit } = await start({
      places: [() => Promise.reject(new Error('500'))],
      asks: [foundPlaced],
    })
    submit()
    await at('checking')
    await over()
    expect([attempts.length, asked, shell.sent]).toEqual([
      ...[1, ['key-1'], [defaultToast, outdated, toPlaced]],
    ])
  })

  test('Scenario: an order that is not found after a failure is reported as not placed', async () => {
    const { shell, attempts, clock, at, over, submit, keysOf } = await start({
      places: [() => Promise.reject(new Error('500')), placed],
      asks: [unknown, unknown, unknown, unknown, unknown, unknown],
    })
    submit()
    await at('checking')
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await at('pausing')
      clock.increment(wait)
      await at('checking')
    }
    await at('idle')
    expect([shell.sent.slice(-2), keysOf('u-1').length]).toEqual([
      [said('order.notPlaced'), outdated],
      0,
    ])
    submit()
    await at('placing')
    await over()
    expect(attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
  })
})

describe('An order whose outcome was not known when the page ended', () => {
  test('Scenario: it is requested, and the buyer sees it', async () => {
    const { attempts, asked, keysOf, shell, at, over } = await start({
      kept: ['key-9'],
      asks: [foundPlaced],
    })
    await at('checking')
    await over()
    expect([attempts, asked, keysOf('u-1').length, shell.sent]).toEqual([
      [],
      ['key-9'],
      0,
      [outdated, toPlaced],
    ])
  })

  test('Scenario: several orders left by pages are each requested', async () => {
    const { asked, keysOf, shell, clock, at } = await start({
      kept: ['key-8', 'key-9'],
      asks: [unknown, unknown, unknown, unknown, unknown, unknown, foundPlaced],
    })
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await at('pausing')
      clock.increment(wait)
      await at('checking')
    }
    await at('placed')
    expect([asked.slice(-2), keysOf('u-1'), shell.sent]).toEqual([
      ['key-8', 'key-9'],
      [],
      [said('order.notPlaced'), outdated, outdated, toPlaced],
    ])
  })

  test('Scenario: a placed one is reported before the next is requested', async () => {
    const { asked, keysOf, shell, at } = await start({
      kept: ['key-8', 'key-9'],
      asks: [foundPlaced, foundPlaced],
    })
    await at('placed')
    expect([asked, keysOf('u-1'), shell.sent.length]).toEqual([['key-8', 'key-9'], [], 4])
  })

  test('Scenario: while the shop cannot be reached, requests continue and a message is shown once', async () => {
    const { actor, asked, shell, at, over } = await start({
      kept: ['key-9'],
      asks: [unanswered, unanswered, foundPlaced],
    })
    for (const _ of [1, 2]) {
      await at('pausing')
      actor.send({ type: 'connectivity.restored' })
      await at('checking')
    }
    await over()
    expect([asked, shell.sent]).toEqual([
      ['key-9', 'key-9', 'key-9'],
      [said('order.checking'), outdated, toPlaced],
    ])
  })

  test('Scenario: after a logout it is requested at the next login', async () => {
    const { actor, keysOf, at } = await start({ kept: ['key-9'], asks: [unanswered] })
    await at('pausing')
    actor.send({ type: 'session.closed' })
    expect([actor.getSnapshot().value, keysOf('u-1')]).toEqual(['off', ['key-9']])
  })

  test('Scenario: a refusal is not shown to the next customer', async () => {
    const { actor, over, submit, at } = await start({ places: [async () => refusal('Sold out.')] })
    submit()
    await at('placing')
    await over()
    const shown = selectRefusal(actor.getSnapshot())
    actor.send({ type: 'session.closed' })
    expect([shown === null, selectRefusal(actor.getSnapshot())]).toEqual([false, null])
  })

  test('Scenario: a shop that keeps failing is asked six times, and the outcome stays unknown', async () => {
    const { shell, asked, clock, keysOf, at } = await start({ kept: ['key-9'] })
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await at('pausing')
      clock.increment(wait)
      await at('checking')
    }
    await at('idle')
    expect([asked.length, keysOf('u-1'), shell.sent]).toEqual([6, ['key-9'], [defaultToast]])
  })
})

describe('The shown state of a running order', () => {
  test('Scenario: the page shows "ordering" from the press on, and "checking" after a lost answer', async () => {
    const { actor, at, over, submit } = await start({
      places: [unanswered, () => Promise.reject(new Error('500'))],
      asks: [unanswered, placed],
    })
    const seen: Record<string, { isOrdering: boolean; isChecking: boolean }> = {}
    actor.subscribe((snapshot) => {
      seen[String(snapshot.value)] = {
        isOrdering: selectIsOrdering(snapshot),
        isChecking: selectIsChecking(snapshot),
      }
    })
    submit()
    await at('waiting')
    actor.send({ type: 'connectivity.restored' })
    await at('pausing')
    actor.send({ type: 'connectivity.restored' })
    await over()
    const [ordering, checking] = [
      { isOrdering: true, isChecking: false },
      { isOrdering: true, isChecking: true },
    ]
    expect(seen).toEqual({
      ...{ saving: ordering, placing: ordering, placed: ordering },
      ...{ waiting: checking, checking, pausing: checking },
    })
  })
})

describe('Unsaved edits of the cart', () => {
  const openCart = () => {
    const edits = Promise.withResolvers<EditOutcome>()
    const cart = createActor(
      cartMachine.provide({
        actors: {
          loadCart: fromPromise<HeldCart, { userId: string }>(async () => ({
            version: 1,
            rows: [cartRow()],
          })),
          editCart: fromPromise<EditOutcome, { edits: readonly RowEdit[] }>(() => edits.promise),
        },
      }),
      { clock: new SimulatedClock(), input: { shell: recordingShell() } },
    ).start()
    cart.send({ type: 'cart.opened', userId: 'u-1' })
    return { cart, edits }
  }
  const order = async (cart: CartRef, forgotten: string[] = []) => {
    const shell = recordingShell()
    const placement = createActor(
      placementMachine.provide({
        actors: {
          readKeys: fromPromise<readonly string[], { userId: string }>(async () => []),
          placeOrder: fromPromise<PlaceOutcome, Attempt>(placed),
        },
        actions: {
          keepKey: () => undefined,
          forgetKey: ({ context: { key } }) => void forgotten.push(key),
          dropDraft: () => undefined,
        },
      }),
      {
        input: {
          ...{ shell, newKey: () => 'key-1' },
          acts: [{ ref: cart, isUnsaved }],
        },
      },
    ).start()
    placement.send({ type: 'session.opened', userId: 'u-1' })
    await waitFor(placement, (snapshot) => snapshot.matches('idle'))
    placement.send({ type: 'order.submitted', order: wanted, content: 'cart 1' })
    return { placement, shell }
  }

  test('Scenario: they are sent at once, and the order waits for them', async () => {
    const { cart, edits } = openCart()
    await waitFor(cart, (snapshot) => snapshot.matches({ open: { reading: 'loaded' } }))
    cart.send({ type: 'row.incremented', rowId: 'row-1' })
    const { placement } = await order(cart)
    await waitFor(cart, (snapshot) => snapshot.matches({ open: { writing: 'sending' } }))
    expect(placement.getSnapshot().value).toBe('saving')
    edits.resolve({ kind: 'changed', delta: deltaOf(2, [cartRow({ quantity: 7 })]) })
    await waitFor(placement, (snapshot) => snapshot.matches('placed'))
    expect(isUnsaved(cart.getSnapshot())).toBe(false)
  })

  test('Scenario: when the cart ends during an order, the order ends with a message and its key is removed', async () => {
    const { cart } = openCart()
    await waitFor(cart, (snapshot) => snapshot.matches({ open: { reading: 'loaded' } }))
    cart.send({ type: 'row.incremented', rowId: 'row-1' })
    const forgotten: string[] = []
    const { placement, shell } = await order(cart, forgotten)
    cart.stop()
    await waitFor(placement, (snapshot) => snapshot.matches('idle'))
    expect([shell.sent, forgotten]).toEqual([[defaultToast], ['key-1']])
  })
})

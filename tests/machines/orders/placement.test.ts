import { describe, expect, test } from 'vitest'
import {
  selectIsChecking,
  selectIsOrdering,
  selectPlaced,
  selectRefusal,
} from '../../../src/machines/orders/placementSelectors.ts'
import type { PlaceOutcome } from '../../../src/machines/orders/placementSetup.ts'
import { defaultToast } from '../../../src/machines/parts/shell.ts'
import { placedOrder, refusal } from '../fixtures.ts'
import {
  emptied,
  foundPlaced,
  outdated,
  placed,
  said,
  start,
  toPlaced,
  unanswered,
  unknown,
  wanted,
} from './startPlacement.ts'

const received = { type: 'cart.received', cart: emptied }

describe('Placing an order', () => {
  test('Scenario: it is placed, key and draft are removed, and the order opens', async () => {
    const answer = Promise.withResolvers<PlaceOutcome>()
    const { actor, shell, attempts, keysOf, dropped, at, over, submit } = await start({
      places: [() => answer.promise],
    })
    expect(selectPlaced(placedOrder._id)(actor.getSnapshot())).toBeNull()
    submit()
    await at('placing')
    expect([keysOf('u-1'), dropped]).toEqual([['key-1'], []])
    answer.resolve({ kind: 'placed', order: placedOrder, cart: emptied })
    const { _id } = placedOrder
    const shown = selectPlaced(_id)(await over())
    expect([shown, dropped]).toEqual([placedOrder, ['u-1']])
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
    expect(selectPlaced('another')(actor.getSnapshot())).toBeNull()
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

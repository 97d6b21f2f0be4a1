import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { HeldCart } from '../../../src/domain/cart/heldCart.ts'
import { selectIsUnsaved } from '../../../src/machines/cart/cartSelectors.ts'
import type { EditOutcome } from '../../../src/machines/cart/cartSetup.ts'
import { cartRow, deltaOf, refusal } from '../fixtures.ts'
import {
  type Answer,
  changed,
  edit,
  held,
  minus,
  pending,
  plus,
  startCart,
  typed,
} from './startCart.ts'

const fails = () => Promise.reject(new Error('500'))
const unanswered = (): Answer => ({ kind: 'unanswered' })
const rowGone = { type: 'said', sentence: { key: 'cart.rowGone' } }
/** Another tab removes a row. */
const takenOut = (rowId: string, version: number) => ({
  type: 'cart.changed' as const,
  version,
  delta: { ...deltaOf(version, []), removed: [rowId] },
})
const twoRows = [cartRow(), cartRow({ productId: 'p-2' }, 'row-2')]

describe('Reading the cart', () => {
  test('Scenario: each failure makes the wait longer; after an answer it is short again', async () => {
    const lost = () => Promise.reject<HeldCart>(new Error('no network'))
    const answers = [lost(), lost(), held([cartRow()]), lost()]
    for (const answer of answers) if (answer instanceof Promise) answer.catch(() => undefined)
    const { actor, clock, reads } = await startCart(answers)
    const isLoading = () => actor.getSnapshot().matches({ open: { reading: 'loading' } })
    const failedWait = async () => {
      await reads('failed')
      let waited = 0
      for (; !isLoading() && waited < 60_000; waited += 500) clock.increment(500)
      return waited
    }
    const waits = [await failedWait(), await failedWait()]
    await reads('loaded')
    actor.send({ type: 'cart.outdated' })
    expect([...waits, await failedWait()]).toEqual([1_000, 2_000, 1_000])
  })

  test('Scenario: a cart that changes again during a load is loaded again', async () => {
    const slow = pending<HeldCart>()
    const { actor, reads, quantities } = await startCart([
      ...[held([cartRow()]), slow.promise, held([cartRow({ quantity: 9 })], 2)],
    ])
    actor.send({ type: 'cart.outdated' })
    actor.send({ type: 'cart.outdated' })
    await reads('loaded')
    expect(quantities()).toEqual([9])
  })

  test('Scenario: a change without its rows is loaded, unless it is known', async () => {
    const { actor, clock, reads, quantities } = await startCart([
      ...[held([cartRow()], 4), held([cartRow({ quantity: 9 })], 5)],
    ])
    actor.send({ type: 'cart.changed', version: 4, delta: null })
    expect(actor.getSnapshot().matches({ open: { reading: 'loaded' } })).toBe(true)
    actor.send({ type: 'cart.changed', version: 5, delta: null })
    actor.send({ type: 'cart.changed', version: 3, delta: null })
    await reads('behind')
    clock.increment(500)
    await reads('loaded')
    expect(quantities()).toEqual([9])
  })

  test('Scenario: a load with an outdated answer is repeated', async () => {
    const { actor, clock, reads, quantities } = await startCart([
      ...[held([cartRow()]), held([cartRow()]), held([cartRow({ quantity: 30 })], 3)],
    ])
    actor.send({ type: 'cart.changed', version: 3, delta: deltaOf(3, [cartRow({ quantity: 30 })]) })
    actor.send({ type: 'cart.outdated' })
    await reads('behind')
    clock.increment(500)
    const loaded = await reads('loaded')
    expect([quantities(), loaded.context.held.version]).toEqual([[30], 3])
  })
})

describe('An edit of a row that is gone', () => {
  test('Scenario: it is dropped as soon as another tab removes the row', async () => {
    const { actor } = await startCart([held([cartRow()])])
    actor.send(plus)
    actor.send(takenOut('row-1', 2))
    expect(selectIsUnsaved(actor.getSnapshot())).toBe(false)
  })

  test('Scenario: it is dropped with a message when the cart is loaded without the row', async () => {
    const { actor, shell, reads } = await startCart([held([cartRow()]), held([], 2)])
    actor.send(plus)
    actor.send({ type: 'cart.outdated' })
    const loaded = await reads('loaded')
    expect([selectIsUnsaved(loaded), shell.sent]).toEqual([false, [rowGone]])
  })

  test('Scenario: it is dropped with a message when the answer to another edit removes the row', async () => {
    const answer = pending<EditOutcome>()
    const { actor, shell, clock, writes } = await startCart([held(twoRows)], [() => answer.promise])
    actor.send(typed(8))
    clock.increment(250)
    actor.send(typed(9, 'row-2'))
    const delta = { ...deltaOf(2, [cartRow({ quantity: 8 })]), removed: ['row-2'] }
    answer.resolve({ kind: 'changed', delta })
    const settled = await writes('settled')
    expect([selectIsUnsaved(settled), shell.sent]).toEqual([false, [rowGone]])
  })

  test.each([
    ['is lost', unanswered],
    ['fails', fails],
  ])('Scenario: it is dropped with a message when the call %s', async (_, outcome) => {
    const ended = pending<undefined>()
    const { actor, shell, clock, writes } = await startCart(
      [held([cartRow()])],
      [() => ended.promise.then(outcome)],
    )
    actor.send(typed(8))
    clock.increment(250)
    actor.send(takenOut('row-1', 2))
    ended.resolve(undefined)
    const waiting = await writes('waiting')
    expect([selectIsUnsaved(waiting), shell.sent]).toEqual([false, [rowGone]])
  })
})

describe('After a call', () => {
  test('Scenario: the result of an answered call is known: up and down again makes no call', async () => {
    const { actor, calls, clock, sent, writes } = await startCart(
      [held([cartRow()])],
      [unanswered, () => changed(2, cartRow({ quantity: 7 }))],
    )
    actor.send(plus)
    await sent('waiting')
    clock.increment(1_000)
    await writes('settled')
    actor.send(plus)
    actor.send(minus)
    await sent()
    expect(calls).toEqual([[edit(7)], [edit(7)]])
  })

  test.each<[string, Answer]>([
    ['what was to go had gone', { kind: 'gone' }],
    ['the edit is refused', { ...refusal('No.'), rowIds: ['row-1'] }],
  ])('Scenario: %s; the cart is loaded', async (_, answer) => {
    const { actor, sent, quantities } = await startCart(
      [held([cartRow()]), held([cartRow({ quantity: 3 }, 'row-3')], 2)],
      [() => answer],
    )
    actor.send({ type: 'row.removed', rowId: 'row-1' })
    await sent()
    const loaded = await waitFor(actor, ({ context }) => context.held.version === 2)
    expect([quantities(), selectIsUnsaved(loaded)]).toEqual([[3], false])
  })

  test('Scenario: when an edit is given up, the cart is loaded', async () => {
    const { actor, clock, sent, writes, quantities } = await startCart(
      [held([cartRow()]), held([cartRow({ quantity: 3 })], 2)],
      Array.from({ length: 6 }, () => fails),
    )
    actor.send(plus)
    await sent('waiting')
    for (const state of ['waiting', 'waiting', 'waiting', 'waiting', 'settled'] as const) {
      clock.increment(30_000)
      await writes('sending')
      await writes(state)
    }
    await waitFor(actor, ({ context }) => context.held.version === 2)
    expect(quantities()).toEqual([3])
  })

  test.each<[string, Answer]>([
    ['an answer', changed(2, cartRow({ quantity: 7 }))],
    ['a row that had gone', { kind: 'gone' }],
    ['a refusal', { ...refusal('No.'), rowIds: ['row-1'] }],
  ])('Scenario: the wait for a retry is short again after %s', async (_, answer) => {
    const { actor, clock, sent, writes } = await startCart(
      [held(twoRows), held(twoRows, 2)],
      [unanswered, () => answer, unanswered, fails],
    )
    actor.send(plus)
    await sent('waiting')
    clock.increment(1_000)
    await writes('settled')
    actor.send(typed(9, 'row-2'))
    await sent('waiting')
    clock.increment(1_000)
    await writes('sending')
  })
})

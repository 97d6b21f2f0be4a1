import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { AddOutcome } from '../../src/machines/variantPicker.machine.ts'
import {
  selectIsStillWished,
  selectUndoableCount,
  selectWishCount,
  wishlistMachine,
} from '../../src/machines/wishlist.machine.ts'
import { cartRow, recordingShell, user } from './fixtures.ts'

const rows = [cartRow({ productSlug: 'rope-chain', quantity: 20 })]

const open = async ({
  wished = ['a', 'b', 'c'],
  remove = async () => undefined,
  added = { kind: 'added', message: 'Item Added to Cart !!', rows },
}: {
  wished?: readonly string[]
  remove?: () => Promise<void>
  added?: AddOutcome
} = {}) => {
  const clock = new SimulatedClock()
  const shell = recordingShell()
  const removals: unknown[] = []
  const actor = createActor(
    wishlistMachine.provide({
      actors: {
        loadWishlist: fromPromise<readonly string[], { userId: string }>(async () => wished),
        removeWishes: fromPromise<
          void,
          { userId: string; productIds: readonly string[]; isAll: boolean }
        >(({ input: { productIds, isAll } }) => {
          removals.push(isAll ? 'all' : productIds)
          return remove()
        }),
        addToCart: fromPromise<AddOutcome, { slug: string }>(async () => added),
      },
    }),
    { clock, input: { shell } },
  ).start()
  actor.send({ type: 'wishlist.opened', userId: user._id })
  const kept = () => waitFor(actor, (snapshot) => snapshot.matches({ open: 'kept' }))
  await kept()
  return {
    ...{ actor, clock, shell, removals, kept },
    drop: (...productIds: string[]) => actor.send({ type: 'wishes.dropped', productIds }),
    shown: () => wished.filter((id) => selectIsStillWished(actor.getSnapshot(), id)).join(''),
    count: () => selectWishCount(actor.getSnapshot()),
  }
}

test('Scenario: what is removed is out of sight at once, and off the list when it cannot be had back', async () => {
  const { clock, removals, kept, drop, shown, count } = await open()
  drop('b')
  clock.increment(5_999)
  const before = [shown(), count(), [...removals]]
  clock.increment(1)
  await kept()
  expect([before, shown(), count(), removals]).toEqual([['ac', 2, []], 'ac', 2, [['b']]])
})

test('Scenario: everything is removed by one call, or had back whole', async () => {
  const undone = await open()
  undone.drop('a')
  undone.drop('b', 'c')
  const waiting = [undone.shown(), selectUndoableCount(undone.actor.getSnapshot())]
  undone.actor.send({ type: 'drop.undone' })
  undone.clock.increment(60_000)
  const all = await open()
  all.drop('a', 'b', 'c')
  all.actor.send({ type: 'page.shown' })
  await all.kept()
  expect([waiting, undone.shown(), undone.removals, all.shown(), all.removals]).toEqual([
    ['', 3],
    'abc',
    [],
    '',
    ['all'],
  ])
})

test('Scenario: what the shop did not remove is there again', async () => {
  const { actor, kept, drop, shown } = await open({
    remove: () => Promise.reject(new Error('no')),
  })
  drop('a')
  actor.send({ type: 'page.shown' })
  await kept()
  expect(shown()).toBe('abc')
})

test('Scenario: removed while another removal is on its way, it can still be had back', async () => {
  const first = Promise.withResolvers<void>()
  const { actor, drop, shown, removals } = await open({ remove: () => first.promise })
  drop('a')
  actor.send({ type: 'page.shown' })
  drop('b')
  const during = shown()
  first.resolve()
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'undoable' }))
  actor.send({ type: 'drop.undone' })
  expect([during, shown(), removals]).toEqual(['c', 'bc', [['a']]])
})

test('Scenario: a heart that is turned changes the count', async () => {
  const { actor, count } = await open()
  actor.send({ type: 'wish.changed', productId: 'd', isWished: true })
  const more = count()
  actor.send({ type: 'wish.changed', productId: 'd', isWished: false })
  expect([more, count()]).toEqual([4, 3])
})

test('Scenario: what needs no choice goes into the cart and off the list', async () => {
  const { actor, shell, kept, shown, removals } = await open()
  actor.send({
    type: 'move.requested',
    product: { _id: 'a', slug: 'rope-chain', directly: true },
    pieces: 0,
  })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'removing' }))
  await kept()
  expect([shown(), removals, shell.told]).toEqual([
    'bc',
    [['a']],
    [
      { type: 'cart.changed', rows },
      { type: 'said', sentence: { text: 'Item Added to Cart !!' } },
    ],
  ])
})

test('Scenario: what the shop refuses to sell stays on the list', async () => {
  const problem = { code: 'not_found', message: 'There is no such product.' } as const
  const { actor, shell, kept, shown } = await open({ added: { kind: 'refused', problem } })
  actor.send({
    type: 'move.requested',
    product: { _id: 'a', slug: 'rope-chain', directly: true },
    pieces: 0,
  })
  await kept()
  expect([shown(), shell.told]).toEqual([
    'abc',
    [{ type: 'said', sentence: { text: problem.message, code: 'not_found' } }],
  ])
})

test('Scenario: what is picked first leaves the list once more of it is in the cart', async () => {
  const { actor, shell, kept, shown } = await open()
  const pick = (pieces: number) =>
    actor.send({
      type: 'move.requested',
      product: { _id: 'a', slug: 'rope-chain', directly: false },
      pieces,
    })
  pick(20)
  actor.send({ type: 'cart.changed', rows })
  const notYet = shown()
  actor.send({
    type: 'cart.changed',
    rows: [cartRow({ productSlug: 'rope-chain', quantity: 30 })],
  })
  await kept()
  expect([notYet, shown(), shell.told]).toEqual([
    'abc',
    'bc',
    [{ type: 'product.activated', slug: 'rope-chain' }],
  ])
})

test('Scenario: picked on another page later, it stays on the list', async () => {
  const { actor, shown } = await open()
  actor.send({
    type: 'move.requested',
    product: { _id: 'a', slug: 'rope-chain', directly: false },
    pieces: 0,
  })
  actor.send({ type: 'page.shown' })
  actor.send({ type: 'cart.changed', rows })
  expect(shown()).toBe('abc')
})

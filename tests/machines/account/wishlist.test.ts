import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { WishAct } from '../../../src/domain/account/wishes.ts'
import { wishlistMachine } from '../../../src/machines/account/wishlist/wishlist.machine.ts'
import {
  selectAskedCount,
  selectIsMoving,
  selectIsRead,
  selectIsUnsaved,
  selectIsWished,
  selectUndoable,
  selectWishCount,
  selectWished,
  selectWishedOf,
} from '../../../src/machines/account/wishlist/wishlistSelectors.ts'
import type {
  ActOutcome,
  MoveOutcome,
} from '../../../src/machines/account/wishlist/wishlistSetup.ts'
import type { Move } from '../../../src/machines/account/wishlist/wishlistState.ts'
import type { AddOutcome } from '../../../src/machines/cart/addOutcome.ts'
import { cartRow, deltaOf, recordingShell, refusal, user } from '../fixtures.ts'

const delta = deltaOf(4, [cartRow({ productSlug: 'rope-chain', quantity: 20 })])
const done = async (): Promise<ActOutcome> => ({ kind: 'done', message: 'Done.' })
const unanswered = async () => ({ kind: 'unanswered' }) as const
const added = async (): Promise<AddOutcome> => ({
  ...{ kind: 'added', message: 'Item Added To Cart !!' },
  delta,
})
const said = (text: string) => ({ type: 'said', sentence: { text } })
const ring = { _id: 'a', slug: 'rope-chain', directly: true }

const open = async ({
  loads = [async () => ['a', 'b', 'c']],
  acts = [],
  adds = [],
  kept = [],
}: {
  loads?: readonly (() => Promise<readonly string[]>)[]
  acts?: readonly (() => Promise<ActOutcome>)[]
  adds?: readonly (() => Promise<MoveOutcome>)[]
  /** Moves left by the previous page. */
  kept?: readonly Move[]
} = {}) => {
  const [leftLoads, leftActs, leftAdds] = [[...loads], [...acts], [...adds]]
  const clock = new SimulatedClock()
  const shell = recordingShell()
  const sent: string[] = []
  const rests: string[] = []
  const keys: string[] = []
  const keptMoves = new Map([[user._id, kept]])
  let made = 0
  const actor = createActor(
    wishlistMachine.provide({
      actions: {
        sendRest: (_, { acts }) =>
          void rests.push(...acts.map((act) => `${act.isWished ? '+' : '-'}${act.productId}`)),
        keepMoves: (_, { userId, moves }) => void keptMoves.set(userId, moves),
      },
      actors: {
        loadWishlist: fromPromise<readonly string[], { userId: string }>(
          () => leftLoads.shift()?.() ?? Promise.reject(new Error('unreachable')),
        ),
        sendAct: fromPromise<ActOutcome, { userId: string; act: WishAct }>(({ input: { act } }) => {
          sent.push(`${act.isWished ? '+' : '-'}${act.productId}`)
          return (leftActs.shift() ?? done)()
        }),
        addToCart: fromPromise<MoveOutcome, Move>(({ input }) => {
          keys.push(input.key)
          return (leftAdds.shift() ?? added)()
        }),
        readMoves: fromPromise(async ({ input }) => keptMoves.get(input.userId) ?? []),
      },
    }),
    {
      clock,
      input: {
        shell,
        newKey: () => {
          made += 1
          return `key-${made}`
        },
      },
    },
  ).start()
  const reads = (state: 'loading' | 'loaded' | 'failed') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: state } }))
  const acting = (state: 'idle' | 'sending' | 'waiting') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { acting: state } }))
  const moving = (state: 'none' | 'picking' | 'adding' | 'waiting') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { moving: state } }))
  actor.send({ type: 'wishlist.opened', userId: user._id })
  if (kept.length === 0) await Promise.race([reads('loaded'), reads('failed')])
  return {
    ...{ actor, clock, shell, sent, rests, keys, reads, acting, moving },
    keptKeys: () => (keptMoves.get(user._id) ?? []).map(({ key }) => key),
    toggle: (productId: string) => actor.send({ type: 'wish.toggled', productId }),
    drop: (...productIds: string[]) => actor.send({ type: 'wishes.dropped', productIds }),
    move: (product = ring) => actor.send({ type: 'move.requested', product }),
    moved: () => waitFor(actor, (snapshot) => !selectIsMoving(snapshot)),
    shown: () => selectWished(actor.getSnapshot()).join(''),
  }
}

describe('A heart', () => {
  test('Scenario: it turns at once, and only its product is sent to the shop', async () => {
    const { toggle, shown, sent, shell, acting } = await open()
    toggle('d')
    toggle('b')
    expect(shown()).toBe('dac')
    await acting('idle')
    expect([shown(), sent, shell.sent]).toEqual([
      'dac',
      ['+d', '-b'],
      [said('Done.'), said('Done.')],
    ])
  })

  test('Scenario: pressed again during the call, the shop gets the last wish', async () => {
    const answer = Promise.withResolvers<ActOutcome>()
    const { toggle, shown, sent, acting } = await open({ acts: [() => answer.promise] })
    toggle('d')
    await acting('sending')
    toggle('d')
    toggle('d')
    toggle('d')
    expect(shown()).toBe('abc')
    answer.resolve({ kind: 'done', message: 'Done.' })
    await acting('idle')
    expect([shown(), sent]).toEqual(['abc', ['+d', '-d']])
  })

  test('Scenario: without an answer it stays turned, and is sent again', async () => {
    const { toggle, clock, shown, sent, shell, acting } = await open({
      acts: [unanswered, unanswered],
    })
    toggle('d')
    await acting('waiting')
    clock.increment(1_000)
    await acting('sending')
    await acting('waiting')
    clock.increment(2_000)
    await acting('idle')
    expect([shown(), sent, shell.sent]).toEqual(['dabc', ['+d', '+d', '+d'], [said('Done.')]])
  })

  test('Scenario: a later press replaces an unanswered act', async () => {
    const { toggle, clock, shown, sent, acting } = await open({ acts: [unanswered] })
    toggle('d')
    await acting('waiting')
    toggle('d')
    expect(shown()).toBe('abc')
    clock.increment(1_000)
    await acting('idle')
    expect([shown(), sent.at(-1)]).toEqual(['abc', '-d'])
  })

  test('Scenario: a refusal turns it back, with a message', async () => {
    const { toggle, shown, shell, acting } = await open({ acts: [async () => refusal('Gone.')] })
    toggle('d')
    await acting('sending')
    await acting('idle')
    expect([shown(), shell.sent]).toEqual([
      'abc',
      [{ type: 'said', sentence: { text: 'Gone.', code: 'conflict' } }],
    ])
  })

  test('Scenario: after five more failures the act is given up with a message', async () => {
    const fails = () => Promise.reject(new Error('500'))
    const { toggle, clock, shown, sent, shell, acting } = await open({
      acts: [fails, fails, fails, fails, fails, fails],
    })
    toggle('d')
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await acting('waiting')
      clock.increment(wait)
    }
    await acting('idle')
    expect([shown(), sent.length, shell.sent]).toEqual([
      'abc',
      6,
      [{ type: 'said', sentence: { key: 'wishlist.notSaved' } }],
    ])
  })
})

describe('The list', () => {
  test('Scenario: a failed load is retried, and then shows on hearts', async () => {
    const { clock, shown, reads } = await open({
      loads: [() => Promise.reject(new Error('down')), async () => ['a']],
    })
    await reads('failed')
    expect(shown()).toBe('')
    clock.increment(1_000)
    await reads('loaded')
    expect(shown()).toBe('a')
  })

  test('Scenario: a list that was loaded during an act is loaded again', async () => {
    const stale = Promise.withResolvers<readonly string[]>()
    const { actor, toggle, shown, reads, acting } = await open({
      loads: [async () => ['a'], () => stale.promise, async () => ['d', 'a']],
    })
    actor.send({ type: 'wishlist.outdated' })
    await reads('loading')
    toggle('d')
    await acting('sending')
    await acting('idle')
    stale.resolve(['a'])
    await reads('loaded')
    expect(shown()).toBe('da')
  })

  const others = { type: 'shop.changed', what: 'wishlist' }

  test('Scenario: another tab has added one product and removed another', async () => {
    const { actor, toggle, shown, acting, shell } = await open()
    toggle('d')
    actor.send({ type: 'wishlist.changed', wishlist: ['e', 'a', 'b'] })
    expect([shown(), shell.sent]).toEqual(['deab', [others]])
    await acting('idle')
    expect(shown()).toBe('deab')
  })

  test.each([
    ['its own change', ['d', 'a', 'b', 'c'], 'dabc'],
    ['what another tab has removed', ['d'], 'd'],
  ])('Scenario: %s reloads no page', async (_, wishlist, expected) => {
    const { actor, toggle, shown, shell } = await open({ acts: [() => new Promise(() => null)] })
    toggle('d')
    actor.send({ type: 'wishlist.changed', wishlist })
    expect([shown(), shell.sent]).toEqual([expected, []])
  })

  test('Scenario: a change too long for an event is loaded', async () => {
    const { actor, shown, shell, reads } = await open({
      loads: [async () => ['a'], async () => ['b', 'a']],
    })
    actor.send({ type: 'wishlist.changed', wishlist: null })
    await reads('loading')
    await reads('loaded')
    expect([shown(), shell.sent]).toEqual(['ba', [others]])
  })

  test('Scenario: a change during a load is loaded again, and ends a failed one', async () => {
    const stale = Promise.withResolvers<readonly string[]>()
    const { actor, shown, reads } = await open({
      loads: [() => Promise.reject(new Error('down')), () => stale.promise, async () => ['c', 'b']],
    })
    await reads('failed')
    actor.send({ type: 'wishlist.changed', wishlist: ['b'] })
    expect(shown()).toBe('b')
    actor.send({ type: 'wishlist.outdated' })
    actor.send({ type: 'wishlist.changed', wishlist: ['c', 'b'] })
    stale.resolve(['b'])
    await reads('loaded')
    expect(shown()).toBe('cb')
  })

  test('Scenario: the end of the session empties it, and reports unsaved changes', async () => {
    const { actor, toggle, shell, shown } = await open({ acts: [unanswered] })
    toggle('d')
    actor.send({ type: 'wishlist.closed' })
    expect([actor.getSnapshot().value, shown(), shell.sent]).toEqual([
      'closed',
      '',
      [{ type: 'said', sentence: { key: 'wishlist.notSaved' } }],
    ])
  })
})

describe('Removing on the page of the list', () => {
  test('Scenario: hidden at once, and removed after six seconds', async () => {
    const { actor, clock, sent, drop, shown, acting, shell } = await open()
    drop('b')
    clock.increment(5_999)
    expect([shown(), sent, selectUndoable(actor.getSnapshot()).length]).toEqual(['ac', [], 1])
    clock.increment(1)
    await acting('idle')
    expect([shown(), sent, shell.sent]).toEqual(['ac', ['-b'], []])
  })

  test('Scenario: restored in time', async () => {
    const { actor, clock, sent, drop, shown } = await open()
    drop('b')
    actor.send({ type: 'drop.undone' })
    clock.increment(6_000)
    expect([shown(), sent]).toEqual(['abc', []])
  })

  test('Scenario: another page ends the wait', async () => {
    const { actor, sent, drop, shown, acting } = await open()
    drop('b')
    actor.send({ type: 'page.shown' })
    await acting('idle')
    expect([shown(), sent]).toEqual(['ac', ['-b']])
  })

  test('Scenario: when the document is unloaded, all waiting acts are sent beside the running one', async () => {
    const { actor, sent, rests, drop } = await open({ acts: [() => new Promise(() => undefined)] })
    drop('b', 'c')
    actor.send({ type: 'page.shown' })
    actor.send({ type: 'page.left' })
    expect([sent, rests]).toEqual([['-b'], ['-c']])
  })

  test('Scenario: another removal restarts the time for both', async () => {
    const { clock, sent, drop, shown, acting } = await open()
    drop('b')
    clock.increment(5_000)
    drop('c')
    clock.increment(5_000)
    expect(sent).toEqual([])
    clock.increment(1_000)
    await acting('idle')
    expect([shown(), sent]).toEqual(['a', ['-b', '-c']])
  })

  test('Scenario: "remove all" shows the number, and removes exactly these', async () => {
    const { actor, clock, sent, shown, toggle, acting } = await open()
    actor.send({ type: 'removal.asked', productIds: ['a', 'b'] })
    expect([selectAskedCount(actor.getSnapshot()), shown()]).toEqual([2, 'abc'])
    toggle('d')
    await acting('idle')
    actor.send({ type: 'removal.confirmed' })
    expect([selectAskedCount(actor.getSnapshot()), shown()]).toEqual([0, 'dc'])
    clock.increment(6_000)
    await acting('sending')
    await acting('idle')
    expect([shown(), sent]).toEqual(['dc', ['+d', '-a', '-b']])
  })

  test('Scenario: placing an order ends the wait', async () => {
    const { actor, clock, sent, drop, acting } = await open()
    drop('b')
    actor.send({ type: 'acts.flushed' })
    expect(selectUndoable(actor.getSnapshot()).length).toBe(0)
    await acting('idle')
    actor.send({ type: 'drop.undone' })
    clock.increment(6_000)
    expect(sent).toEqual(['-b'])
  })

  test('Scenario: after the time, or on a new page, nothing can be undone', async () => {
    const { actor, clock, drop, shown, acting } = await open()
    drop('b')
    clock.increment(6_000)
    await acting('idle')
    actor.send({ type: 'drop.undone' })
    drop('c')
    actor.send({ type: 'page.shown' })
    await acting('idle')
    actor.send({ type: 'drop.undone' })
    expect(shown()).toBe('a')
  })

  test('Scenario: another page cancels the question', async () => {
    const { actor, shown } = await open()
    actor.send({ type: 'removal.asked', productIds: ['a', 'b'] })
    actor.send({ type: 'page.shown' })
    actor.send({ type: 'removal.confirmed' })
    expect([selectAskedCount(actor.getSnapshot()), shown()]).toEqual([0, 'abc'])
  })

  test('Scenario: "remove all" after another removal restarts the time', async () => {
    const { actor, clock, sent, drop, acting } = await open()
    drop('c')
    clock.increment(5_000)
    actor.send({ type: 'removal.asked', productIds: ['a', 'b'] })
    actor.send({ type: 'removal.confirmed' })
    clock.increment(5_000)
    expect([sent, selectUndoable(actor.getSnapshot()).length]).toEqual([[], 3])
    clock.increment(1_000)
    await acting('idle')
    expect(sent.toSorted()).toEqual(['-a', '-b', '-c'])
  })

  test('Scenario: "remove all" can be cancelled before', async () => {
    const { actor, shown } = await open()
    actor.send({ type: 'removal.asked', productIds: ['a', 'b'] })
    actor.send({ type: 'removal.cancelled' })
    expect([selectAskedCount(actor.getSnapshot()), shown()]).toEqual([0, 'abc'])
  })
})

describe('The known state of the list', () => {
  test('Scenario: it is known once the shop has answered, and counted as shown', async () => {
    const { actor, drop, toggle } = await open()
    const counts = () => [selectIsRead(actor.getSnapshot()), selectWishCount(actor.getSnapshot())]
    const read = counts()
    drop('b')
    const dropped = counts()
    toggle('d')
    toggle('e')
    expect([read, dropped, counts()]).toEqual([
      [true, 3],
      [true, 2],
      [true, 4],
    ])
  })

  test('Scenario: a list that cannot be loaded is not known', async () => {
    const { actor } = await open({ loads: [() => Promise.reject(new Error('unreachable'))] })
    expect([selectIsRead(actor.getSnapshot()), selectWishCount(actor.getSnapshot())]).toEqual([
      false,
      0,
    ])
  })

  test('Scenario: until it is known, a page shows its own products, without removed ones', async () => {
    const { actor, drop } = await open({ loads: [() => Promise.reject(new Error('unreachable'))] })
    const shown = () => selectWishedOf(actor.getSnapshot(), ['a', 'b', 'c'])
    const before = shown()
    drop('b')
    expect([before, shown()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c'],
    ])
  })

  test('Scenario: a heart is unsaved until the shop has it', async () => {
    const { actor, toggle, acting } = await open()
    const before = [selectIsUnsaved(actor.getSnapshot()), selectIsWished('d')(actor.getSnapshot())]
    toggle('d')
    const pressed = [selectIsUnsaved(actor.getSnapshot()), selectIsWished('d')(actor.getSnapshot())]
    await acting('idle')
    const saved = [selectIsUnsaved(actor.getSnapshot()), selectIsWished('d')(actor.getSnapshot())]
    expect([before, pressed, saved]).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ])
  })
})

describe('Moving to the cart', () => {
  const isThere = { type: 'product.added', slug: 'rope-chain' } as const
  const facts = [
    { type: 'cart.changed', version: 4, delta },
    isThere,
    said('Item Added To Cart !!'),
  ] as const
  const toast = { type: 'toast.raised', sentence: { key: 'error.default' } }
  const fails = () => Promise.reject(new Error('500'))
  const neverAnswered = () => new Promise<MoveOutcome>(() => undefined)
  const left: Move = { productId: 'a', slug: 'rope-chain', key: 'key-left' }

  test('Scenario: a product without choices moves from the list to the cart, also during an undo', async () => {
    const { shell, sent, drop, move, moved, shown, acting } = await open()
    drop('b')
    move()
    await moved()
    await acting('idle')
    expect([shown(), sent, shell.sent]).toEqual(['c', ['-a'], facts])
  })

  test('Scenario: without an answer it is sent again under its key, and another move has a new key', async () => {
    const { actor, clock, keys, keptKeys, move, moving, moved, shell } = await open({
      adds: [unanswered, unanswered],
    })
    move()
    await moving('waiting')
    clock.increment(1_000)
    await moving('adding')
    await moving('waiting')
    actor.send({ type: 'wishlist.outdated' })
    await moved()
    move()
    await moved()
    expect([keys, keptKeys(), shell.sent]).toEqual([
      ['key-1', 'key-1', 'key-1', 'key-2'],
      [],
      [toast, ...facts, ...facts],
    ])
  })

  test('Scenario: after five more failures the move and its key are given up with a message', async () => {
    const { clock, keys, keptKeys, move, moving, moved, shell, shown } = await open({
      adds: [fails, fails, fails, fails, fails, fails],
    })
    move()
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await moving('waiting')
      clock.increment(wait)
    }
    await moved()
    expect([keys.length, keptKeys(), shown(), shell.sent]).toEqual([
      6,
      [],
      'abc',
      [toast, toast, { type: 'cart.outdated' }],
    ])
    move()
    await moved()
    expect(keys.at(-1)).toBe('key-2')
  })

  test('Scenario: pressed again before its answer, it is moved once', async () => {
    const answer = Promise.withResolvers<MoveOutcome>()
    const { keys, move, moved } = await open({ adds: [() => answer.promise] })
    move()
    move()
    answer.resolve(await added())
    await moved()
    expect(keys).toEqual(['key-1'])
  })

  test('Scenario: two products are moved one after the other', async () => {
    const { keys, move, moved, acting, shown } = await open()
    move()
    move({ ...ring, _id: 'b', slug: 'band' })
    await moved()
    await acting('idle')
    expect([keys, shown()]).toEqual([['key-1', 'key-2'], 'c'])
  })

  test('Scenario: it is stored on the device until its outcome is known', async () => {
    const answer = Promise.withResolvers<MoveOutcome>()
    const { keptKeys, move, moved } = await open({ adds: [() => answer.promise] })
    move()
    const before = keptKeys()
    answer.resolve(await added())
    await moved()
    expect([before, keptKeys()]).toEqual([['key-1'], []])
  })

  test('Scenario: a move left by the previous page is sent under its own key', async () => {
    const { keys, keptKeys, moving, acting, shown } = await open({ kept: [left] })
    await moving('none')
    await acting('idle')
    expect([keys, keptKeys(), shown()]).toEqual([['key-left'], [], 'bc'])
  })

  test('Scenario: a move left by the previous page removes its product from a list that loads later', async () => {
    const list = Promise.withResolvers<readonly string[]>()
    const { moving, reads, sent, shown, acting } = await open({
      ...{ kept: [left], loads: [() => list.promise, async () => ['b', 'c']] },
    })
    await moving('none')
    await acting('idle')
    list.resolve(['a', 'b', 'c'])
    await reads('loaded')
    expect([sent, shown()]).toEqual([['-a'], 'bc'])
  })

  test('Scenario: a logout before its outcome is known shows a message, and removes the move', async () => {
    const { actor, keptKeys, move, shell } = await open({ adds: [neverAnswered] })
    move()
    actor.send({ type: 'wishlist.closed' })
    expect([keptKeys(), shell.sent]).toEqual([
      [],
      ['wishlist.notSaved', 'cart.notSaved'].map((key) => ({ type: 'said', sentence: { key } })),
    ])
  })

  test('Scenario: a product that the shop refuses to sell stays on the list', async () => {
    const { keptKeys, move, moved, shell, shown } = await open({
      adds: [async () => refusal('Gone.')],
    })
    move()
    await moved()
    expect([shown(), keptKeys(), shell.sent.at(-1)]).toEqual([
      'abc',
      [],
      { type: 'said', sentence: { text: 'Gone.', code: 'conflict' } },
    ])
  })

  test('Scenario: a product with choices leaves the list once the buyer has added it', async () => {
    const { actor, shell, sent, move, shown, acting } = await open()
    move({ ...ring, directly: false })
    actor.send({ type: 'product.added', slug: 'another' })
    const notYet = shown()
    actor.send(isThere)
    await acting('idle')
    expect([notYet, shown(), sent, shell.sent]).toEqual([
      'abc',
      'bc',
      ['-a'],
      [{ type: 'product.activated', slug: 'rope-chain' }],
    ])
  })

  test('Scenario: while one is picked, another is moved to the cart', async () => {
    const { actor, keys, move, acting, moving, shown } = await open()
    move({ ...ring, directly: false })
    move({ ...ring, _id: 'b', slug: 'band' })
    await moving('adding')
    await moving('picking')
    actor.send(isThere)
    await acting('idle')
    expect([keys, shown()]).toEqual([['key-1'], 'c'])
  })

  test('Scenario: picked on another page later, it stays on the list', async () => {
    const { actor, move, shown } = await open()
    move({ ...ring, directly: false })
    actor.send({ type: 'page.shown' })
    actor.send(isThere)
    expect(shown()).toBe('abc')
  })
})

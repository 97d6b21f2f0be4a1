import { describe, expect, test } from 'vitest'
import type { MoveOutcome } from '../../../src/machines/account/wishlist/wishlistSetup.ts'
import type { Move } from '../../../src/machines/account/wishlist/wishlistState.ts'
import { refusal } from '../fixtures.ts'
import { added, delta, open, ring, said, unanswered } from './openWishlist.ts'

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

import { describe, expect, test } from 'vitest'
import type { ActOutcome } from '../../../src/machines/account/wishlist/wishlistSetup.ts'
import { refusal } from '../fixtures.ts'
import { open, said, unanswered } from './openWishlist.ts'

describe('A heart', () => {
  test('Scenario: it changes at once, and only its product is sent to the shop', async () => {
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

  test('Scenario: pressed again during the call, the shop gets the last choice', async () => {
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

  test('Scenario: without an answer it stays changed, and is sent again', async () => {
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

  test('Scenario: a refusal restores it, with a message', async () => {
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

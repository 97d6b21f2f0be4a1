import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectAdded,
  selectIsAddingLines,
  selectIsInUse,
  selectIsReading,
  selectIsUnanswered,
  selectIsUnresolved,
  selectJudged,
  selectListProblem,
  selectListText,
  selectShownLines,
} from '../../../../src/machines/cart/quickOrder/quickOrderSelectors.ts'
import type { ReadOutcome } from '../../../../src/machines/cart/quickOrder/quickOrderSetup.ts'
import { cartRow, changingCart } from '../../fixtures.ts'
import { resolve, start } from './startQuickOrder.ts'

const quantities = ({ actor }: ReturnType<typeof start>) =>
  selectJudged(actor.getSnapshot()).map(({ line }) => line.quantity)

describe('A file', () => {
  test('is read at first, and after a list', async () => {
    const { actor, settled, issues } = start()
    for (const codes of ['RING 5', 'CHAIN 20']) {
      actor.send({ type: 'file.chosen', file: new File([codes], 'list.csv') })
      await settled()
    }
    expect(issues().map(([code]) => code)).toEqual(['RING', 'CHAIN'])
  })

  test('that cannot be read says why, and the next list takes that away', async () => {
    const problem = { key: 'quickOrder.unreadable' } as const
    const outcomes: ReadOutcome[] = [{ kind: 'unreadable', problem }]
    const { actor, settled, enter, issues } = start({
      reads: async () =>
        outcomes.shift() ?? { kind: 'read', lines: [{ code: 'RING', quantity: '5' }] },
    })
    actor.send({ type: 'file.chosen', file: new File(['\u0000'], 'list.xls') })
    await settled()
    expect([selectListProblem(actor.getSnapshot()), issues()]).toEqual([problem, []])
    await enter('RING 5')
    expect([selectListProblem(actor.getSnapshot()), issues()]).toEqual([
      null,
      [['RING', undefined]],
    ])
  })

  test('whose reading fails is reported; typed codes are in the field again', async () => {
    const gate = Promise.withResolvers<ReadOutcome>()
    const { actor, settled } = start({ reads: () => gate.promise })
    const type = (text: string) => actor.send({ type: 'text.typed', text })
    type('RING 5')
    actor.send({ type: 'text.submitted' })
    expect(selectIsReading(actor.getSnapshot())).toBe(true)
    type(`${selectListText(actor.getSnapshot())}CH`)
    gate.reject(new Error('the code did not load'))
    await settled()
    expect(selectListText(actor.getSnapshot())).toBe('RING 5\nCH')
    expect(selectListProblem(actor.getSnapshot())).toEqual({ key: 'quickOrder.unreadable' })
  })
})

describe('The list', () => {
  test('is in use from the first code on; blank text is not read', () => {
    const { actor } = start()
    expect(selectIsInUse(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'text.typed', text: ' ' })
    expect(selectIsInUse(actor.getSnapshot())).toBe(true)
    expect(selectIsReading(actor.getSnapshot())).toBe(false)
    expect(actor.getSnapshot().can({ type: 'text.submitted' })).toBe(false)
    actor.send({ type: 'text.typed', text: 'RING' })
    expect(actor.getSnapshot().can({ type: 'text.submitted' })).toBe(true)
  })

  test('takes lines of an order beside those that were typed', async () => {
    const { actor, enter, settled, issues } = start()
    await enter('RING 5')
    actor.send({ type: 'lines.given', lines: [{ code: 'CHAIN', quantity: '20' }] })
    await settled()
    expect(issues()).toEqual([
      ['RING', undefined],
      ['CHAIN', undefined],
    ])
  })

  test('shows a hundred lines, and a hundred more on request', () => {
    const { actor } = start()
    actor.send({ type: 'text.typed', text: 'RING' })
    expect(selectShownLines(actor.getSnapshot())).toBe(100)
    actor.send({ type: 'more.requested' })
    expect(selectShownLines(actor.getSnapshot())).toBe(200)
  })

  test('takes 5,000 lines', async () => {
    const { actor, enter } = start()
    await enter(Array.from({ length: 5_000 }, () => 'RING').join('\n'))
    expect(selectJudged(actor.getSnapshot())).toHaveLength(5_000)
    expect(selectListProblem(actor.getSnapshot())).toBeNull()
  })

  test('is cleared, and stays in use for the next one, whose lines have other keys', async () => {
    const { actor, enter } = start()
    await enter('RING 5\nCHAIN 20')
    actor.send({ type: 'more.requested' })
    actor.send({ type: 'lines.cleared' })
    const cleared = actor.getSnapshot()
    expect([selectIsInUse(cleared), selectJudged(cleared), selectShownLines(cleared)]).toEqual([
      ...[true, [], 100],
    ])
    await enter('RING 1')
    expect(selectJudged(actor.getSnapshot()).map(({ line }) => line.key)).toEqual([3])
  })

  test('is cleared too while it cannot be looked up', async () => {
    const { actor } = start({ resolves: () => Promise.reject(new Error('no answer')) })
    actor.send({ type: 'list.pasted', text: 'RING 5' })
    const unresolved = await waitFor(actor, selectIsUnresolved)
    expect([selectIsReading(unresolved), selectIsAddingLines(unresolved)]).toEqual([false, false])
    actor.send({ type: 'lines.cleared' })
    expect(selectJudged(actor.getSnapshot())).toEqual([])
    expect(selectIsUnresolved(actor.getSnapshot())).toBe(false)
  })

  test('counts what is in the cart, also after the cart has changed', async () => {
    const row = (quantity: number) => cartRow({ productId: 'id-RING', quantity })
    const { cart, change } = changingCart([row(50_000)])
    const { enter, issues } = start({ cart })
    await enter('RING 5')
    expect(issues()).toEqual([['RING', 'tooMany']])
    change([row(5)])
    expect(issues()).toEqual([['RING', undefined]])
  })
})

describe('The quantity of a line', () => {
  test('moves by a step of its product; that of an unknown code does not', async () => {
    const shop = start()
    await shop.enter('CHAIN 20\nNONE 2')
    const press = (type: 'line.incremented' | 'line.decremented', key: number) => {
      shop.actor.send({ type, key })
      return quantities(shop)
    }
    expect(press('line.incremented', 1)).toEqual([30, 2])
    expect(press('line.decremented', 1)).toEqual([20, 2])
    expect(press('line.incremented', 2)).toEqual([20, 2])
  })

  test('begins with the minimum if none can be read', async () => {
    const shop = start()
    shop.actor.send({ type: 'lines.given', lines: [{ code: 'CHAIN', quantity: 'some' }] })
    await shop.settled()
    expect(quantities(shop)).toEqual([undefined])
    shop.actor.send({ type: 'line.incremented', key: 1 })
    expect(quantities(shop)).toEqual([10])
  })

  test('that is valid is taken without a message, one piece too', async () => {
    const shop = start()
    await shop.enter('RING 5\nNONE 2')
    shop.actor.send({ type: 'quantity.typed', key: 1, quantity: 1 })
    shop.actor.send({ type: 'quantity.typed', key: 2, quantity: 7 })
    expect([quantities(shop), shop.shell.sent]).toEqual([[1, 7], []])
  })
})

describe('Adding lines', () => {
  test('is possible once a line is ready', async () => {
    const { actor, enter } = start()
    await enter('NONE 2')
    expect(actor.getSnapshot().can({ type: 'lines.submitted' })).toBe(false)
    await enter('RING 5')
    expect(actor.getSnapshot().can({ type: 'lines.submitted' })).toBe(true)
  })

  test('is announced until the next change', async () => {
    const { actor, enter, submit } = start()
    await enter('RING 5\nNONE 2')
    await submit()
    expect(selectAdded(actor.getSnapshot())).toBe(1)
    actor.send({ type: 'quantity.typed', key: 2, quantity: 3 })
    expect(selectAdded(actor.getSnapshot())).toBe(0)
    await enter('RING 1')
    await submit()
    actor.send({ type: 'line.removed', key: 2 })
    expect(selectAdded(actor.getSnapshot())).toBe(0)
    await enter('RING 2')
    await submit()
    await enter('RING 3')
    expect(selectAdded(actor.getSnapshot())).toBe(0)
  })

  test('that the shop refuses is said in its words', async () => {
    const problem = { code: 'conflict', message: 'The cart has changed.' } as const
    const { enter, submit, shell } = start({
      outcomes: [async () => ({ kind: 'refused', problem, lines: [] })],
    })
    await enter('RING 5')
    await submit()
    expect(shell.sent).toMatchObject([{ type: 'said', sentence: { text: problem.message } }])
  })

  test('is tried five times, and again on request', async () => {
    const unanswered = async () => ({ kind: 'unanswered' }) as const
    const { actor, clock, enter, attempts } = start({ outcomes: Array(6).fill(unanswered) })
    await enter('RING 5')
    actor.send({ type: 'lines.submitted' })
    expect([selectIsAddingLines, selectIsUnanswered].map((is) => is(actor.getSnapshot()))).toEqual([
      ...[true, false],
    ])
    for (const wait of [1_000, 2_000, 4_000, 8_000]) {
      await waitFor(actor, selectIsUnanswered)
      expect(selectIsAddingLines(actor.getSnapshot())).toBe(true)
      clock.increment(wait - 1)
      expect(selectIsUnanswered(actor.getSnapshot())).toBe(true)
      clock.increment(1)
      expect(selectIsUnanswered(actor.getSnapshot())).toBe(false)
    }
    await waitFor(actor, selectIsUnanswered)
    clock.increment(60_000)
    expect([selectIsUnanswered(actor.getSnapshot()), attempts.length]).toEqual([true, 5])
    actor.send({ type: 'retry.requested' })
    await waitFor(actor, selectIsUnanswered)
    expect(attempts).toHaveLength(6)
  })
})

test('codes are looked up once each', async () => {
  const asked: (readonly string[])[] = []
  const { enter } = start({
    resolves: async (codes) => {
      asked.push(codes)
      return resolve(codes)
    },
  })
  await enter('RING 5\nRING 2\nCHAIN')
  await enter('RING 1\nNONE 1')
  expect(asked).toEqual([['RING', 'CHAIN'], ['NONE']])
})

import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectAdded,
  selectIsReading,
  selectJudged,
  selectListProblem,
  selectListText,
} from '../../../../src/machines/cart/quickOrder/quickOrderSelectors.ts'
import { resolve, start } from './startQuickOrder.ts'

describe('A list', () => {
  test('is read, looked up, and shown line by line', async () => {
    const { enter, issues, actor } = start()
    await enter('RING 5\nCHAIN 25\nCHAIN\nNONE 2')
    expect(issues()).toEqual([
      ['RING', undefined],
      ['CHAIN', 'quantity'],
      ['CHAIN', undefined],
      ['NONE', 'unknown'],
    ])
    expect(selectJudged(actor.getSnapshot())[2]?.line.quantity).toBe(10)
  })

  test('may repeat a code that was looked up before', async () => {
    const { enter, actor } = start()
    await enter('CHAIN')
    await enter('CHAIN')
    expect(selectJudged(actor.getSnapshot()).map(({ line }) => line.quantity)).toEqual([10, 10])
  })

  test('without a line says so', async () => {
    const { enter, actor } = start()
    await enter('\n \n')
    expect(selectListProblem(actor.getSnapshot())).toEqual({ key: 'quickOrder.empty' })
  })

  test('of more than 5,000 lines is refused as a whole, and what was there stays', async () => {
    const { enter, issues, actor } = start()
    await enter('RING 1')
    await enter(Array.from({ length: 5_000 }, () => 'RING').join('\n'))
    expect(issues()).toEqual([['RING', undefined]])
    expect(selectListProblem(actor.getSnapshot())).toEqual({
      ...{ key: 'quickOrder.tooMany', values: { count: 5_001, most: 5_000 } },
    })
  })

  test('that cannot be looked up stays, and is looked up again on request', async () => {
    let calls = 0
    const { actor, settled, issues } = start({
      resolves: async (codes) => {
        calls += 1
        if (calls === 1) throw new Error('no answer')
        return resolve(codes)
      },
    })
    actor.send({ type: 'list.pasted', text: 'RING 5' })
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { editing: 'unresolved' } }))
    expect(issues()).toEqual([['RING', 'waiting']])
    actor.send({ type: 'retry.requested' })
    await settled()
    expect(issues()).toEqual([['RING', undefined]])
  })

  test('of a customer who logs out is gone', async () => {
    const { enter, issues, actor } = start()
    await enter('RING 5')
    actor.send({ type: 'session.closed' })
    expect(issues()).toEqual([])
    expect(actor.getSnapshot().value).toBe('closed')
  })
})

test('Scenario: a scanner sends codes faster than the shop answers, and none is lost', async () => {
  const gate = Promise.withResolvers<void>()
  const { actor, issues, settled } = start({
    resolves: async (codes) => {
      await gate.promise
      return resolve(codes)
    },
  })
  const scan = (code: string) => {
    for (let end = 1; end <= code.length; end += 1)
      actor.send({
        type: 'text.typed',
        text: selectListText(actor.getSnapshot()) + code.slice(end - 1, end),
      })
    actor.send({ type: 'text.submitted' })
  }
  scan('RING')
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { editing: 'resolving' } }))
  scan('CHAIN')
  scan('RING')
  actor.send({ type: 'text.typed', text: `${selectListText(actor.getSnapshot())}CH` })
  expect(selectIsReading(actor.getSnapshot())).toBe(true)
  gate.resolve()
  await settled()
  await waitFor(actor, (snapshot) => snapshot.context.lines.length === 3)
  await settled()
  expect(issues().map(([code]) => code)).toEqual(['RING', 'CHAIN', 'RING'])
  expect(selectListText(actor.getSnapshot())).toBe('CH')
})

describe('A line', () => {
  test('is repaired by a quantity or a variant, and a quantity moves up to a valid one', async () => {
    const { enter, issues, actor, shell } = start()
    await enter('CHAIN 25\nNONE 2')
    actor.send({ type: 'quantity.typed', key: 1, quantity: 31 })
    actor.send({ type: 'variant.chosen', key: 2, id: 'id-RING' })
    expect(issues().map(([, issue]) => issue)).toEqual([undefined, undefined])
    expect(selectJudged(actor.getSnapshot()).map(({ line }) => line.quantity)).toEqual([40, 2])
    expect(shell.sent).toContainEqual({
      type: 'said',
      sentence: { key: 'quantity.moved', values: { quantity: 40, step: 10 } },
    })
  })

  test('refuses 0 pieces with the message of the cart', async () => {
    const { enter, actor, shell } = start()
    await enter('RING 5')
    actor.send({ type: 'quantity.typed', key: 1, quantity: 0 })
    expect(shell.sent).toEqual([
      { type: 'toast.raised', sentence: { key: 'cart.quantityBelowZero' } },
    ])
    expect(selectJudged(actor.getSnapshot())[0]?.line.quantity).toBe(5)
  })
})

describe('Adding', () => {
  test('sends the ready lines in one call, and the others stay', async () => {
    const { enter, issues, submit, attempts, shell, actor } = start()
    await enter('RING 5\nNONE 2\nCHAIN 20')
    await submit()
    expect(attempts).toEqual([
      {
        key: 'key-1',
        lines: [
          { key: 1, id: 'id-RING', quantity: 5 },
          { key: 3, id: 'id-CHAIN', quantity: 20 },
        ],
      },
    ])
    expect(issues()).toEqual([['NONE', 'unknown']])
    expect(selectAdded(actor.getSnapshot())).toBe(2)
    expect(shell.sent.map(({ type }) => type)).toEqual(['cart.changed', 'said'])
  })

  test('repeats an attempt without an answer under the same key', async () => {
    const { enter, submit, attempts, clock, actor, issues } = start({
      outcomes: [async () => ({ kind: 'unanswered' }), () => Promise.reject(new Error('500'))],
    })
    await enter('RING 5')
    const done = submit()
    for (const wait of [1_000, 2_000]) {
      await waitFor(actor, (snapshot) => snapshot.matches({ open: 'unanswered' }))
      clock.increment(wait)
    }
    await done
    expect(attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
    expect(issues()).toEqual([])
  })

  test('marks the lines that the shop refuses, and keeps all', async () => {
    const problem = { code: 'not_found', message: 'There is no such variant on sale.' } as const
    const { enter, submit, issues, attempts } = start({
      outcomes: [async () => ({ kind: 'refused', problem, lines: [{ position: 1, problem }] })],
    })
    await enter('RING 5\nCHAIN 20')
    await submit()
    expect(issues()).toEqual([
      ['RING', undefined],
      ['CHAIN', 'refused'],
    ])
    await submit()
    expect(attempts[1]).toMatchObject({ key: 'key-2', lines: [{ id: 'id-RING' }] })
  })
})

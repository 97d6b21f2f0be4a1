import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { shopAtRest } from '../../../../lab/examples/parts/surroundings.tsx'
import type { ResolvedCodes } from '../../../../src/contracts/cart/cart.ts'
import {
  type KeptList,
  listToKeep,
  withKept,
} from '../../../../src/machines/cart/quickOrder/keptList.ts'
import { noQuickOrder } from '../../../../src/machines/cart/quickOrder/noQuickOrder.ts'
import { quickOrderMachine } from '../../../../src/machines/cart/quickOrder/quickOrder.machine.ts'
import type { AddLinesOutcome } from '../../../../src/machines/cart/quickOrder/quickOrderSetup.ts'
import type { AddAttempt } from '../../../../src/machines/cart/quickOrder/quickOrderState.ts'
import { cartRow, deltaOf, recordingShell } from '../../fixtures.ts'

const line = (key: number, code: string) => ({
  ...{ key, asked: { code, quantity: '2' }, quantity: 30, chosen: null },
})
const kept: KeptList = { text: 'CB03', lines: [line(4, 'RING'), line(7, 'CHAIN')], attempt: null }

const start = () => {
  const attempts: AddAttempt[] = []
  const machine = quickOrderMachine.provide({
    actors: {
      resolveCodes: fromPromise<ResolvedCodes, { codes: readonly string[] }>(
        async ({ input: { codes } }) => ({
          matches: codes.map(() => ({ kind: 'unknown', ids: [] })),
          variants: [],
        }),
      ),
      addLines: fromPromise<AddLinesOutcome, AddAttempt>(async ({ input }) => {
        attempts.push(input)
        return { kind: 'added', message: 'Added.', delta: deltaOf(2, [cartRow()]) }
      }),
    },
  })
  const cart = shopAtRest({ rows: [] }).cart
  const input = { shell: recordingShell(), cart, newKey: () => 'new-key' }
  const actor = createActor(machine, { input }).start()
  const codes = () => actor.getSnapshot().context.lines.map(({ asked }) => asked.code)
  return { actor, attempts, codes }
}

describe('The list that a tab keeps', () => {
  test('is nothing without lines and text', () => {
    expect(listToKeep(noQuickOrder)).toBeNull()
    expect(listToKeep({ ...noQuickOrder, text: 'CB03' })).toEqual({ ...noKept, text: 'CB03' })
  })

  test('has what the buyer has changed, without the refusals of the shop', () => {
    const state = withKept(noQuickOrder, kept)
    const refusal = { code: 'not_found', message: 'Not sold.' } as const
    const lines = state.lines.map((one) => ({ ...one, refusal }))
    expect(listToKeep({ ...state, lines })).toEqual(kept)
    expect(state.nextKey, 'new lines have other keys').toBe(8)
  })

  test('Scenario: it is shown again, with its lines and what was being typed', () => {
    const { actor, codes } = start()
    actor.send({ type: 'list.restored', kept })
    const { text } = actor.getSnapshot().context
    expect([codes(), text, actor.getSnapshot().matches('open')]).toEqual([
      ['RING', 'CHAIN'],
      'CB03',
      true,
    ])
  })

  test('Scenario: lines whose answer did not come are added once, under the key of their attempt', async () => {
    const { actor, attempts, codes } = start()
    const attempt = { key: 'first-key', lines: [{ key: 4, id: 'id-ring', quantity: 30 }] }
    actor.send({ type: 'list.restored', kept: { ...kept, attempt } })
    await waitFor(actor, ({ context }) => context.added === 1)
    expect([attempts, codes()]).toEqual([[attempt], ['CHAIN']])
  })

  test('Scenario: a buyer who was faster keeps both', () => {
    const { actor, codes } = start()
    actor.send({ type: 'lines.given', lines: [{ code: 'STUD', quantity: '1' }] })
    actor.send({
      type: 'list.restored',
      kept: { ...kept, lines: [{ ...line(1, 'RING'), chosen: 'id-ring' }] },
    })
    expect(codes()).toEqual(['STUD', 'id-ring'])
    expect(actor.getSnapshot().context.lines.map(({ quantity }) => quantity)).toEqual([1, 30])
  })
})

const noKept: KeptList = { text: '', lines: [], attempt: null }

import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { changeTo } from '../../../lab/examples/parts/samples.ts'
import { SavedRow } from '../../../src/contracts/saved.ts'
import {
  type SavedAct,
  type SavedOutcome,
  savedRowsMachine,
  selectIsMoving,
  selectIsUnknown,
  selectRowProblem,
  selectSavedRows,
} from '../../../src/machines/cart/savedRows.machine.ts'
import { cartRow, recordingShell } from '../fixtures.ts'

const saved = (productId: string) => SavedRow.parse(cartRow({ productId }).cart)
const [ring, chain] = [saved('ring'), saved('chain')]
const delta = changeTo([])

const start = (readings: (readonly SavedRow[] | Error)[]) => {
  const acts: SavedAct[] = []
  const answers: PromiseWithResolvers<SavedOutcome>[] = []
  const shell = recordingShell()
  let tell: () => void = () => undefined
  const machine = savedRowsMachine.provide({
    actors: {
      load: fromPromise(async () => {
        const reading = readings.shift() ?? []
        if (reading instanceof Error) throw reading
        return reading
      }),
      act: fromPromise(({ input: { act } }) => {
        acts.push(act)
        answers.push(Promise.withResolvers())
        return answers.at(-1)?.promise as Promise<SavedOutcome>
      }),
      follow: fromCallback(({ sendBack }) => {
        tell = () => sendBack({ type: 'rows.outdated' })
      }),
    },
  })
  const cart = { getSnapshot: () => ({}), subscribe: () => ({ unsubscribe: () => undefined }) }
  const actor = createActor(machine, { input: { shell, cart: cart as never } }).start()
  const now = () => actor.getSnapshot()
  return {
    ...{ actor, acts, answers, shell, now },
    tell: () => tell(),
    rows: () => selectSavedRows(now()).map(({ productId }) => productId),
    loaded: () => waitFor(actor, (snapshot) => snapshot.matches({ resting: 'loaded' })),
  }
}

const moved = (rows: readonly SavedRow[]): SavedOutcome => ({
  ...{ kind: 'moved', delta, saved: rows, message: 'Saved for later.' },
})

describe('The saved rows', () => {
  test('Scenario: a row is saved while the rows are still loading, and the cart learns what has changed', async () => {
    const { actor, acts, answers, shell, now, rows, loaded } = start([[], [ring]])
    actor.send({ type: 'rows.saved', rowIds: ['row-1'] })
    expect(selectIsMoving(now(), 'save', 'row-1')).toBe(true)
    answers[0]?.resolve(moved([ring]))
    await loaded()
    expect([acts, rows(), selectIsMoving(now(), 'save', 'row-1'), shell.sent]).toEqual([
      [{ kind: 'save', ids: ['row-1'] }],
      ['ring'],
      false,
      [
        { type: 'cart.changed', version: delta.version, delta },
        { type: 'said', sentence: { text: 'Saved for later.' } },
      ],
    ])
  })

  test('Scenario: quick presses are sent one after the other, and one pressed twice once', async () => {
    const { actor, acts, answers, rows, loaded } = start([[ring, chain], [chain]])
    await loaded()
    actor.send({ type: 'rows.restored', ids: ['ring'] })
    actor.send({ type: 'rows.restored', ids: ['ring', 'chain'] })
    actor.send({ type: 'row.removed', id: 'chain' })
    expect(acts).toEqual([{ kind: 'restore', ids: ['ring'] }])
    answers[0]?.resolve(moved([chain]))
    await waitFor(actor, () => acts.length === 2)
    expect([acts[1], rows()]).toEqual([{ kind: 'remove', ids: ['chain'] }, ['chain']])
    answers[1]?.resolve({ kind: 'removed', saved: [], message: 'Removed.' })
    await waitFor(actor, () => rows().length === 0)
  })

  test('Scenario: a refusal names the row that stays saved, until the next act', async () => {
    const problem = { code: 'minimum_pieces', message: 'At least 5 pieces.' } as const
    const { actor, answers, shell, now, loaded } = start([[ring], [ring], [ring]])
    await loaded()
    actor.send({ type: 'rows.restored', ids: ['ring'] })
    answers[0]?.resolve({ kind: 'refused', problem, problems: { ring: problem } })
    await loaded()
    expect([selectRowProblem(now(), 'ring'), selectRowProblem(now(), 'chain')]).toEqual([
      problem,
      undefined,
    ])
    expect(shell.sent).toEqual([
      { type: 'cart.outdated' },
      { type: 'said', sentence: { text: problem.message, code: problem.code } },
    ])
    actor.send({ type: 'row.removed', id: 'ring' })
    expect(selectRowProblem(now(), 'ring')).toBeUndefined()
  })

  test('Scenario: no answer comes, so that cart and rows are read again, and the next act is sent', async () => {
    const { actor, acts, answers, shell, rows, loaded } = start([[ring], [ring, chain]])
    await loaded()
    actor.send({ type: 'rows.saved', rowIds: ['row-1'] })
    actor.send({ type: 'rows.saved', rowIds: ['row-2'] })
    answers[0]?.reject(new Error('down'))
    await waitFor(actor, () => acts.length === 2)
    answers[1]?.reject(new Error('down'))
    await loaded()
    expect(rows()).toEqual(['ring', 'chain'])
    const failure = [
      { type: 'cart.outdated' },
      { type: 'toast.raised', sentence: { key: 'error.default' } },
    ]
    expect(shell.sent).toEqual([...failure, ...failure])
  })

  test('Scenario: rows that change on another page are read again', async () => {
    const { rows, tell, loaded, actor } = start([[ring], [ring, chain], [chain]])
    await loaded()
    tell()
    // The second change comes while the first is being read.
    tell()
    await waitFor(actor, () => rows().join() === 'chain')
  })

  test('Scenario: the rows cannot be loaded until the buyer asks again', async () => {
    const { actor, now, rows, loaded } = start([new Error('down'), [ring]])
    await waitFor(actor, selectIsUnknown)
    actor.send({ type: 'retry.requested' })
    await loaded()
    expect([rows(), selectIsUnknown(now())]).toEqual([['ring'], false])
  })

  test('Scenario: known rows stay when they cannot be read again', async () => {
    const { actor, now, rows, tell, loaded } = start([[ring], new Error('down')])
    await loaded()
    tell()
    await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'failed' }))
    expect([rows(), selectIsUnknown(now())]).toEqual([['ring'], false])
  })
})

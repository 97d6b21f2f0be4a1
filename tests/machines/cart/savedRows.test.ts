import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { changeTo } from '../../../lab/examples/parts/samples.ts'
import { SavedRow } from '../../../src/contracts/cart/saved.ts'
import {
  savedRowsMachine,
  selectIsMoving,
  selectIsUnknown,
  selectRowProblem,
  selectSavedRows,
} from '../../../src/machines/cart/savedRows.machine.ts'
import type { SavedOutcome } from '../../../src/machines/cart/savedSetup.ts'
import type { SavedAct } from '../../../src/machines/cart/savedState.ts'
import { cartRow, recordingShell } from '../fixtures.ts'

const saved = (productId: string) => SavedRow.parse(cartRow({ productId }).cart)
const [ring, chain] = [saved('ring'), saved('chain')]
const delta = changeTo([])

/** The page of the cart is opened; `kept` are the acts that a document before has left. */
const start = (readings: (readonly SavedRow[] | Error)[], kept: readonly SavedAct[] = []) => {
  const acts: SavedAct[] = []
  const stored: (readonly SavedAct[])[] = []
  let keys = 0
  const answers: PromiseWithResolvers<SavedOutcome>[] = []
  const shell = recordingShell()
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
      readActs: fromPromise(async () => kept),
    },
    actions: { keepActs: ({ context }) => void stored.push(context.acts) },
  })
  const cart = { getSnapshot: () => ({}), subscribe: () => ({ unsubscribe: () => undefined }) }
  const newKey = () => `key-${++keys}`
  const clock = new SimulatedClock()
  const input = { shell, cart: cart as never, newKey }
  const actor = createActor(machine, { clock, input }).start()
  actor.send({ type: 'page.opened', userId: 'u-1' })
  const now = () => actor.getSnapshot()
  return {
    ...{ actor, acts, answers, clock, shell, now },
    tell: () => actor.send({ type: 'rows.outdated' }),
    /** The keys of the acts that are stored for the next document. */
    stored: () => (stored.at(-1) ?? []).map(({ key }) => key),
    rows: () => selectSavedRows(now()).map(({ productId }) => productId),
    loaded: () => waitFor(actor, (now) => now.matches({ open: { acting: { resting: 'loaded' } } })),
  }
}

const moved = (rows: readonly SavedRow[]): SavedOutcome => ({
  ...{ kind: 'moved', delta, saved: rows, message: 'Saved for later.' },
})

describe('The saved rows', () => {
  test('Scenario: a row is saved before the rows are loaded, and the cart learns what has changed', async () => {
    const { actor, acts, answers, shell, now, rows, loaded } = start([[ring]])
    actor.send({ type: 'rows.saved', rowIds: ['row-1'] })
    expect(selectIsMoving(now(), 'save', 'row-1')).toBe(true)
    await waitFor(actor, () => acts.length === 1)
    answers[0]?.resolve(moved([ring]))
    await loaded()
    expect([acts, rows(), selectIsMoving(now(), 'save', 'row-1'), shell.sent]).toEqual([
      [{ kind: 'save', ids: ['row-1'], key: 'key-1' }],
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
    expect(acts).toEqual([{ kind: 'restore', ids: ['ring'], key: 'key-1' }])
    answers[0]?.resolve(moved([chain]))
    await waitFor(actor, () => acts.length === 2)
    expect([acts[1], rows()]).toEqual([{ kind: 'remove', ids: ['chain'], key: 'key-2' }, ['chain']])
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

  test('Scenario: no answer comes, and the act is sent again under its key before the next one', async () => {
    const { actor, acts, answers, clock, shell, rows, loaded } = start([[], [ring, chain]])
    await loaded()
    actor.send({ type: 'rows.saved', rowIds: ['row-1'] })
    actor.send({ type: 'rows.saved', rowIds: ['row-2'] })
    const waits = () =>
      waitFor(actor, (now) => now.matches({ open: { acting: 'waiting' } }), { timeout: 1_000 })
    answers[0]?.resolve({ kind: 'unanswered' })
    await waits()
    clock.increment(1_000)
    answers[1]?.reject(new Error('down'))
    await waits()
    // The shop can be reached again.
    actor.send({ type: 'rows.outdated' })
    answers[2]?.resolve(moved([ring]))
    await waitFor(actor, () => acts.length === 4)
    answers[3]?.resolve(moved([ring, chain]))
    await loaded()
    expect([acts.map(({ key }) => key), rows()]).toEqual([
      ['key-1', 'key-1', 'key-1', 'key-2'],
      ['ring', 'chain'],
    ])
    expect(shell.sent.filter(({ type }) => type === 'toast.raised')).toEqual([])
  })

  test('Scenario: the shop fails six times, so that the act is dropped with a toast, and the cart is read', async () => {
    const { actor, acts, answers, shell, loaded } = start([[ring], [ring]])
    await loaded()
    actor.send({ type: 'row.removed', id: 'ring' })
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await waitFor(actor, () => acts.length === attempt)
      answers.at(-1)?.reject(new Error('down'))
      await waitFor(actor, (now) => !now.matches({ open: { acting: 'sending' } }))
      actor.send({ type: 'acts.flushed' })
    }
    await loaded()
    expect(shell.sent).toEqual([
      { type: 'cart.outdated' },
      { type: 'toast.raised', sentence: { key: 'error.default' } },
    ])
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
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ open: { acting: { resting: 'failed' } } }),
    )
    expect([rows(), selectIsUnknown(now())]).toEqual([['ring'], false])
  })

  test('Scenario: the page is left while acts wait, and they are done and reported anyway', async () => {
    const { actor, acts, answers, shell, now, stored, loaded } = start([[ring], [chain]])
    await loaded()
    actor.send({ type: 'rows.saved', rowIds: ['row-1'] })
    actor.send({ type: 'rows.saved', rowIds: ['row-2'] })
    actor.send({ type: 'page.closed' })
    expect(stored()).toEqual(['key-1', 'key-2'])
    answers[0]?.resolve(moved([ring]))
    await waitFor(actor, () => acts.length === 2)
    expect([acts[1]?.ids, stored()]).toEqual([['row-2'], ['key-2']])
    answers[1]?.resolve(moved([ring, chain]))
    await waitFor(actor, () => stored().length === 0)
    // Nobody sees the rows, so that they are not read.
    expect(now().matches({ open: { acting: { resting: 'unread' } } })).toBe(true)
    expect(shell.sent.filter(({ type }) => type === 'said')).toHaveLength(2)
    actor.send({ type: 'page.opened', userId: 'u-1' })
    await loaded()
  })

  test('Scenario: the tab is reloaded while acts wait, and they are sent again under their keys', async () => {
    const kept: SavedAct[] = [
      { kind: 'save', ids: ['row-1'], key: 'old-1' },
      { kind: 'remove', ids: ['ring'], key: 'old-2' },
    ]
    const { actor, acts, answers, stored } = start([], kept)
    // Pressed before the kept acts were read: it comes after them.
    actor.send({ type: 'rows.restored', ids: ['chain'] })
    await waitFor(actor, () => acts.length === 1)
    answers[0]?.resolve(moved([ring]))
    await waitFor(actor, () => acts.length === 2)
    expect([acts, stored()]).toEqual([kept, ['old-2', 'key-1']])
  })

  test('Scenario: a logout drops the acts that wait, and says so', async () => {
    const { actor, acts, shell, now, stored, loaded } = start([[ring]])
    await loaded()
    actor.send({ type: 'row.removed', id: 'ring' })
    actor.send({ type: 'session.closed' })
    expect([acts.length, stored(), now().value, selectSavedRows(now())]).toEqual([
      ...[1, [], 'closed', []],
    ])
    expect(shell.sent).toEqual([{ type: 'said', sentence: { key: 'cart.notSaved' } }])
  })
})

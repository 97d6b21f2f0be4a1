import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type ExportOutcome,
  exportDataMachine,
  selectExportRefusal,
  selectIsPreparing,
  selectIsSaved,
} from '../../../src/machines/account/exportData.machine.ts'
import { recordingShell, refusal } from '../fixtures.ts'

const file = { link: '/api/customer/archive/x', name: 'alma.zip' }
const prepared: ExportOutcome = { kind: 'prepared', ...file }

const tooOften = refusal('Too often.')

/** An export with each of the outcomes in turn. */
const start = (...outcomes: (ExportOutcome | Error)[]) => {
  const shell = recordingShell()
  const downloaded: unknown[] = []
  const actor = createActor(
    exportDataMachine.provide({
      actors: {
        prepare: fromPromise(async () => {
          const outcome = outcomes.shift()
          if (!outcome || outcome instanceof Error) throw outcome
          return outcome
        }),
      },
      actions: { download: (_, { link, name }) => void downloaded.push({ link, name }) },
    }),
    { input: { shell } },
  ).start()
  const request = async (state: 'saved' | 'failed') => {
    actor.send({ type: 'export.requested' })
    await waitFor(actor, (snapshot) => snapshot.matches(state))
  }
  return { actor, shell, downloaded, request }
}

test('Scenario: a prepared export is downloaded once, and may be requested again', async () => {
  const { downloaded, shell, request } = start(prepared, prepared)
  await request('saved')
  expect([downloaded, shell.sent]).toEqual([[file], []])
  await request('saved')
  expect(downloaded).toHaveLength(2)
})

test('Scenario: a refusal is announced and shown until the export is requested again', async () => {
  const { actor, shell, downloaded, request } = start(tooOften, prepared)
  await request('failed')
  const sentence = { text: 'Too often.', code: 'conflict' }
  expect([selectExportRefusal(actor.getSnapshot()), shell.sent, downloaded]).toEqual([
    sentence,
    [{ type: 'said', sentence }],
    [],
  ])
  await request('saved')
  expect(selectExportRefusal(actor.getSnapshot())).toBe(null)
})

test('Scenario: a page sees whether it is prepared, and saved', async () => {
  const { actor } = start(prepared)
  const seen = () => [selectIsPreparing(actor.getSnapshot()), selectIsSaved(actor.getSnapshot())]
  expect(seen()).toEqual([false, false])
  actor.send({ type: 'export.requested' })
  expect(seen()).toEqual([true, false])
  await waitFor(actor, selectIsSaved)
  expect(seen()).toEqual([false, true])
})

test('Scenario: an unexpected failure is a toast', async () => {
  const { shell, downloaded, request } = start(new Error('the line is cut'))
  await request('failed')
  expect([shell.sent, downloaded]).toEqual([
    [{ type: 'toast.raised', sentence: { key: 'error.default' } }],
    [],
  ])
})

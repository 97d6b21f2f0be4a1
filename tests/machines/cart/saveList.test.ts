import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type NewList,
  type SaveOutcome,
  saveListMachine,
  selectIsClosed,
  selectIsSaving,
  selectNameProblem,
} from '../../../src/machines/cart/saveList.machine.ts'
import { recordingShell } from '../fixtures.ts'

const list: NewList = { name: 'Winter', lines: [{ id: 'v-1', quantity: 20 }] }

const start = (answers: (() => Promise<SaveOutcome>)[]) => {
  const sent: NewList[] = []
  const shell = recordingShell()
  const save = fromPromise<SaveOutcome, NewList>(({ input }) => {
    sent.push(input)
    return answers[sent.length - 1]?.() ?? Promise.reject(new Error('no answer'))
  })
  const actor = createActor(saveListMachine.provide({ actors: { save } }), {
    input: { shell },
  }).start()
  const answered = () => waitFor(actor, (now) => !selectIsSaving(now))
  return { actor, sent, shell, answered }
}

const saved = async (): Promise<SaveOutcome> => ({ kind: 'saved', message: 'Saved as Winter.' })

test('Scenario: lines are saved under a name, and the field closes', async () => {
  const { actor, sent, shell, answered } = start([saved])
  actor.send({ type: 'saving.asked' })
  actor.send({ type: 'list.named', ...list, name: ' ' })
  expect([sent, selectNameProblem(actor.getSnapshot())]).toEqual([[], { key: 'field.required' }])
  actor.send({ type: 'list.named', ...list })
  expect(selectIsSaving(actor.getSnapshot())).toBe(true)
  await answered()
  expect(selectIsClosed(actor.getSnapshot())).toBe(true)
  expect([sent, shell.sent]).toEqual([
    [list],
    [{ type: 'said', sentence: { text: 'Saved as Winter.' } }],
  ])
})

test('Scenario: after a refusal and a failure the name can be sent again', async () => {
  const problem = { code: 'conflict', message: 'You can keep at most 100 lists.' } as const
  const { actor, shell, answered } = start([
    async () => ({ kind: 'refused', problem }),
    () => Promise.reject(new Error('down')),
    saved,
  ])
  actor.send({ type: 'saving.asked' })
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(selectIsClosed(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'list.named', ...list })
    await answered()
  }
  expect(selectIsClosed(actor.getSnapshot())).toBe(true)
  expect(shell.sent.map(({ type }) => type)).toEqual(['said', 'toast.raised', 'said'])
})

test('Scenario: a refusal of the name is shown at its field until the next attempt', async () => {
  const message = 'You already have a list of this name.'
  const problem = { code: 'conflict', message, field: 'name' } as const
  const { actor, shell, answered } = start([async () => ({ kind: 'refused', problem }), saved])
  const shown = () => selectNameProblem(actor.getSnapshot())
  actor.send({ type: 'saving.asked' })
  actor.send({ type: 'list.named', ...list })
  await answered()
  expect([shown(), shell.sent]).toMatchObject([{ text: message, code: 'conflict' }, []])
  actor.send({ type: 'list.named', ...list })
  expect(shown()).toBeUndefined()
  await answered()
  expect(selectIsClosed(actor.getSnapshot())).toBe(true)
})

test('Scenario: the field closes without saving', () => {
  const { actor, sent } = start([])
  actor.send({ type: 'saving.asked' })
  actor.send({ type: 'saving.cancelled' })
  expect([selectIsClosed(actor.getSnapshot()), sent]).toEqual([true, []])
})

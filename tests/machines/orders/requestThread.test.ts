import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Request } from '../../../src/contracts/orders/requests.ts'
import {
  selectActKind,
  selectIsSending,
  selectReading,
  selectRefusal,
  selectText,
} from '../../../src/machines/account/threadMachine.ts'
import type { ReadOutcome } from '../../../src/machines/account/threadState.ts'
import { requestThreadMachine } from '../../../src/machines/orders/requestThread.machine.ts'
import { defaultToast } from '../../../src/machines/parts/shell.ts'
import { recordingShell, refusal } from '../fixtures.ts'
import { open, openSlowly } from './openThread.ts'

describe('A thread', () => {
  test('Scenario: changes by the team are shown at once', async () => {
    const { shows, becomes, news } = open()
    await shows('received')
    becomes('asked')
    news()
    await shows('asked')
  })

  test('Scenario: an answer continues a draft, is sent, and clears the field', async () => {
    const { actor, drafts, acts, shows, becomes } = open(undefined, 'See you')
    await shows('received')
    expect(selectText(actor.getSnapshot())).toBe('See you')
    actor.send({ type: 'text.typed', text: 'See you there. ' })
    becomes('answered')
    actor.send({ type: 'answer.submitted' })
    await shows('answered')
    expect(acts).toEqual([{ kind: 'answer', text: 'See you there.' }])
    expect(drafts).toEqual(['See you there. ', ''])
    expect(selectText(actor.getSnapshot())).toBe('')
  })

  test('Scenario: text typed while an answer is being sent stays', async () => {
    const { actor, drafts, shows, becomes } = open()
    await shows('received')
    actor.send({ type: 'text.typed', text: 'First.' })
    actor.send({ type: 'answer.submitted' })
    actor.send({ type: 'text.typed', text: 'First. And second.' })
    becomes('answered')
    await shows('answered')
    expect(selectText(actor.getSnapshot())).toBe('First. And second.')
    expect(drafts.at(-1)).toBe('First. And second.')
  })

  test('Scenario: an answer to a closed request stays in the field, with the reason', async () => {
    const closed = refusal('This request is closed. Please send a new one.')
    const { actor, drafts, shows } = open(closed, 'One more thing.')
    await shows('received')
    actor.send({ type: 'answer.submitted' })
    await waitFor(actor, (snapshot) => snapshot.context.refusal !== null)
    const { text, refusal: why } = actor.getSnapshot().context
    expect([text, why, drafts]).toEqual([
      'One more thing.',
      { text: 'This request is closed. Please send a new one.', code: 'conflict' },
      [],
    ])
  })

  test('Scenario: a request of another customer is gone', async () => {
    const missing = refusal('There is no such request.')
    const actor = createActor(
      requestThreadMachine.provide({
        actors: {
          read: fromPromise<ReadOutcome<Request>, { handle: string }>(async () => missing),
          follow: fromCallback(() => undefined),
        },
        actions: { keepDraft: () => undefined },
      }),
      { input: { shell: recordingShell(), handle: 'r-2' } },
    ).start()
    const gone = await waitFor(actor, (snapshot) => selectReading(snapshot) === 'gone')
    expect(selectText(gone)).toBe('')
  })

  test('Scenario: a document is added or removed, and the thread is loaded again', async () => {
    const { actor, acts, reads, idle, isRead } = openSlowly()
    await isRead()
    const file = new File(['x'], 'crest.png')
    actor.send({ type: 'document.chosen', file })
    expect([selectActKind(actor.getSnapshot()), selectIsSending(actor.getSnapshot())]).toEqual([
      'attach',
      true,
    ])
    acts[0]?.answer.resolve({ kind: 'done' })
    await idle()
    actor.send({ type: 'document.removed', documentId: 'd-1' })
    acts[1]?.answer.resolve({ kind: 'done' })
    await idle()
    expect(acts.map(({ handle, act }) => [handle, act])).toEqual([
      ['r-1', { kind: 'attach', file }],
      ['r-1', { kind: 'remove', documentId: 'd-1' }],
    ])
    expect([selectActKind(actor.getSnapshot()), reads.length]).toEqual([null, 3])
  })

  test('Scenario: a refusal shows until the customer tries again', async () => {
    const { actor, acts, idle, isRead } = openSlowly()
    await isRead()
    actor.send({ type: 'document.removed', documentId: 'd-1' })
    acts[0]?.answer.resolve(refusal('It is printed already.'))
    await idle()
    const shown = selectRefusal(actor.getSnapshot())
    actor.send({ type: 'document.removed', documentId: 'd-1' })
    expect([shown, selectRefusal(actor.getSnapshot())]).toEqual([
      { text: 'It is printed already.', code: 'conflict' },
      null,
    ])
  })

  test('Scenario: an unexpected failure is shown, and the text stays in the field', async () => {
    const { actor, shell, acts, idle, isRead } = openSlowly()
    await isRead()
    actor.send({ type: 'text.typed', text: 'See you.' })
    actor.send({ type: 'answer.submitted' })
    acts[0]?.answer.reject(new Error('500'))
    await idle()
    expect([selectText(actor.getSnapshot()), shell.sent]).toEqual(['See you.', [defaultToast]])
    expect(selectActKind(actor.getSnapshot())).toBeNull()
  })

  test('Scenario: blanks alone are not sent', () => {
    const { actor, acts } = openSlowly()
    for (const text of ['', '  ']) {
      actor.send({ type: 'text.typed', text })
      actor.send({ type: 'answer.submitted' })
    }
    expect([selectIsSending(actor.getSnapshot()), acts]).toEqual([false, []])
  })
})

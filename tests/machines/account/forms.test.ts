import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectForm,
  selectIsDone,
  selectIsSending,
  selectProblems,
  selectRefusal,
} from '../../../src/machines/account/formMachine.ts'
import { done, refused, start } from './startForm.ts'

describe('The draft of a form', () => {
  test('Scenario: a draft is restored', () => {
    expect(selectForm(start({ text: 'left' }).actor.getSnapshot())).toEqual({ text: 'left' })
    expect(selectForm(start().actor.getSnapshot())).toEqual({})
  })

  test('Scenario: the draft is kept while typing and sending, until the form is done', async () => {
    const { actor, drafts, type, submit, answered } = start()
    type('a')
    submit(' ')
    submit('b')
    type('c')
    expect(selectForm(actor.getSnapshot())).toEqual({ text: 'c' })
    await answered(done)
    type('d')
    const kept = ['a', ' ', 'b', 'c'].map((text) => ({ text }))
    expect(drafts).toEqual([...kept, 'dropped', { text: 'd' }])
    expect(selectForm(actor.getSnapshot())).toEqual({ text: 'd' })
  })

  test('Scenario: a refused form keeps its draft', async () => {
    const { actor, drafts, submit, answered } = start()
    submit('b')
    await answered(refused({}))
    expect([drafts, selectForm(actor.getSnapshot())]).toEqual([[{ text: 'b' }], { text: 'b' }])
  })
})

describe('Sending a form', () => {
  test('Scenario: a valid form is sent once, with its files', () => {
    const { actor, calls, submit } = start()
    const file = new File(['x'], 'x.txt')
    submit(' ')
    expect([selectIsSending(actor.getSnapshot()), calls.length]).toEqual([false, 0])
    expect(selectProblems(actor.getSnapshot())).toEqual({ text: { key: 'field.required' } })
    submit(' b ', [file])
    submit('c')
    expect(selectIsSending(actor.getSnapshot())).toBe(true)
    expect(selectProblems(actor.getSnapshot())).toEqual({})
    expect(calls.map(({ input }) => input)).toEqual([{ body: { text: 'b' }, files: [file] }])
  })

  test('Scenario: success is shown, and the form can be opened again, empty', async () => {
    const { actor, shell, submit, answered } = start()
    submit('b')
    await answered(done)
    expect([selectIsDone(actor.getSnapshot()), shell.sent]).toEqual([
      true,
      [{ type: 'said', sentence: { text: 'Saved.' } }],
    ])
    actor.send({ type: 'form.reopened' })
    expect([selectIsDone(actor.getSnapshot()), selectForm(actor.getSnapshot())]).toEqual([
      false,
      {},
    ])
  })

  test('Scenario: a sent request opens on its page; a file that was not accepted shows a toast', async () => {
    const { shell, submit, answered } = start()
    submit('b')
    const tooLarge = { text: 'The file is too large.', code: 'too_large', about: 'a.pdf' } as const
    const sentence = { key: 'request.sent' } as never
    await answered({ kind: 'sent', sentence, to: '/requests/1', refusals: [tooLarge] })
    expect(shell.sent).toEqual([
      { type: 'said', sentence },
      { type: 'toast.raised', sentence: tooLarge },
      { type: 'departed', to: '/requests/1' },
    ])
  })

  test('Scenario: a refusal is shown above the form until it is sent again', async () => {
    const { actor, shell, submit, answered } = start()
    submit('b')
    await answered(refused({ field: 'form.text' }))
    const sentence = { text: 'Look again.', code: 'invalid_field' }
    expect(selectRefusal(actor.getSnapshot())).toEqual(sentence)
    expect(selectProblems(actor.getSnapshot())).toEqual({ text: sentence })
    expect(shell.sent).toEqual([{ type: 'said', sentence }])
    submit('c')
    expect(selectRefusal(actor.getSnapshot())).toBeNull()
    expect(selectProblems(actor.getSnapshot())).toEqual({})
  })
})

test('Scenario: a form whose call fails says above it that it was not sent, and keeps its text', async () => {
  const { actor, calls, shell, submit } = start()
  submit('b')
  calls.at(-1)?.answer.reject(new Error('unreachable'))
  await waitFor(actor, (snapshot) => !selectIsSending(snapshot))
  const snapshot = actor.getSnapshot()
  expect([selectRefusal(snapshot), selectForm(snapshot), shell.sent]).toEqual([
    { key: 'form.unsent' },
    { text: 'b' },
    [{ type: 'toast.raised', sentence: { key: 'error.default' } }],
  ])
  submit('c')
  expect(selectRefusal(actor.getSnapshot())).toBeNull()
})

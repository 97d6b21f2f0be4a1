import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { z } from 'zod'
import type { Problem } from '../../../src/contracts/primitives.ts'
import {
  checkWith,
  createFormMachine,
  type Form,
  type FormOutcome,
  selectForm,
  selectIsDone,
  selectIsSending,
  selectProblems,
  selectRefusal,
} from '../../../src/machines/account/formMachine.ts'
import { resetPasswordMachine } from '../../../src/machines/account/resetPassword.machine.ts'
import { fieldProblemsOf, problemFields } from '../../../src/machines/parts/fieldProblems.ts'
import { recordingShell } from '../fixtures.ts'

const check = checkWith(z.object({ text: z.string().trim().min(1) }))

/** A form whose calls are answered one after the other by `answer`. */
const start = (draft?: Form) => {
  const shell = recordingShell()
  const drafts: unknown[] = []
  const calls: { input: unknown; answer: PromiseWithResolvers<FormOutcome> }[] = []
  const actor = createActor(
    createFormMachine('form', check).provide({
      actors: {
        submit: fromPromise(({ input }) => {
          const answer = Promise.withResolvers<FormOutcome>()
          calls.push({ input, answer })
          return answer.promise
        }),
      },
      actions: {
        keepDraft: ({ context }) => void drafts.push(context.form),
        dropDraft: () => void drafts.push('dropped'),
      },
    }),
    { input: draft ? { shell, draft } : { shell } },
  ).start()
  const type = (text: string) => actor.send({ type: 'form.typed', form: { text } })
  const submit = (text: string, files?: File[]) =>
    actor.send({ type: 'form.submitted', form: { text }, ...(files ? { files } : {}) })
  const answered = async (outcome: FormOutcome) => {
    calls.at(-1)?.answer.resolve(outcome)
    await waitFor(actor, (snapshot) => !snapshot.matches('sending'))
  }
  return { actor, shell, drafts, calls, type, submit, answered }
}
const done: FormOutcome = { kind: 'done', message: 'Saved.' }
const refused = (problem: Partial<Problem>): FormOutcome => ({
  kind: 'refused',
  problem: { code: 'invalid_field', message: 'Look again.', ...problem },
})

describe('A problem of a field (rule N3)', () => {
  test('Scenario: it stays while the field is wrong, and leaves when it is corrected', () => {
    const { actor, type, submit } = start()
    const problems = () => selectProblems(actor.getSnapshot())
    submit(' ')
    const refusedOnce = problems()
    type('  ')
    expect([Object.keys(refusedOnce), problems() === refusedOnce]).toEqual([['text'], true])
    type('  a')
    expect(problems()).toEqual({})
  })

  test('Scenario: one that the server found leaves when the field is changed, with the refusal', async () => {
    const { actor, type, submit, answered } = start()
    const shown = () => {
      const snapshot = actor.getSnapshot()
      return [Object.keys(selectProblems(snapshot)), selectRefusal(snapshot) !== null]
    }
    submit('taken')
    await answered(refused({ field: 'body.text' }))
    const atFirst = shown()
    type('taken')
    const unchanged = shown()
    type('taken?')
    expect([atFirst, unchanged, shown()]).toEqual([
      [['text'], true],
      [['text'], true],
      [[], false],
    ])
  })

  test('Scenario: a refusal of the whole form stays until the next submission', async () => {
    const { actor, type, submit, answered } = start()
    submit('a')
    await answered(refused({}))
    type('b')
    expect(selectRefusal(actor.getSnapshot())).not.toBeNull()
  })
})

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

describe('Problems of a field', () => {
  const schema = z.object({
    ...{ email: z.email(), verifyEmail: z.email(), country: z.literal('IN') },
    ...{ phone: z.literal('1'), pincode: z.literal('1'), vatNumber: z.literal('1') },
    ...{ password: z.string().min(8), newPassword: z.string().min(8), quantity: z.int() },
    ...{ neededBy: z.iso.date(), note: z.string().max(3), title: z.string().min(3) },
  })
  const wrongWith = (form: Record<string, unknown>) => {
    const parsed = schema.safeParse(form)
    return parsed.success ? {} : fieldProblemsOf(form, parsed.error)
  }
  const wrong = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, 'x']))

  test('Scenario: each format has a helpful sentence', () => {
    expect(wrongWith({ ...wrong, note: 'xxxx' })).toEqual({
      email: { key: 'field.email' },
      verifyEmail: { key: 'field.email' },
      country: { key: 'field.country' },
      phone: { key: 'field.phone' },
      pincode: { key: 'field.postal' },
      vatNumber: { key: 'field.vat' },
      password: { key: 'field.password' },
      newPassword: { key: 'field.password' },
      quantity: { key: 'field.wholeNumber' },
      neededBy: { key: 'field.date' },
      note: { key: 'field.tooLong', values: { most: 3 } },
      title: { key: 'problem.invalid_field' },
    })
  })

  test('Scenario: an empty field says that it is required, whatever its format', () => {
    const { email, note, title } = wrongWith({ ...wrong, email: ' ', note: undefined, title: '' })
    expect([email, note, title]).toEqual(Array(3).fill({ key: 'field.required' }))
  })

  test('Scenario: a problem from the server is shown at the field at the end of its path', () => {
    const code = 'invalid_field'
    const issues = [
      { field: 'address.city.name', message: 'too far' },
      { field: 'note', message: 'too long', key: 'field.tooLong' },
    ]
    expect(problemFields({ code, message: 'All wrong.', field: 'x', issues })).toEqual({
      name: { text: 'too far', code },
      note: { text: 'too long', key: 'field.tooLong', code },
    })
    expect(problemFields({ code, message: 'Wrong.', field: 'address.city' })).toEqual({
      city: { text: 'Wrong.', code },
    })
    expect(problemFields({ code, message: 'Wrong.' })).toEqual({})
  })
})

describe('A new password', () => {
  const start = () => {
    const sent: unknown[] = []
    const actor = createActor(
      resetPasswordMachine.provide({
        actors: {
          submit: fromPromise(async ({ input }) => {
            sent.push(input.body)
            return done
          }),
        },
        actions: { keepDraft: () => undefined, dropDraft: () => undefined },
      }),
      { input: { shell: recordingShell() } },
    ).start()
    return { actor, sent }
  }

  test('Scenario: it is sent once both fields are the same', async () => {
    const { actor, sent } = start()
    const form = { newPassword: 'Moonstone-2026', confirmPassword: ' Moonstone-2026' }
    actor.send({ type: 'form.submitted', form: { ...form, newPassword: ' Moonstone-2026 ' } })
    await waitFor(actor, selectIsDone)
    expect(sent).toEqual([{ newPassword: 'Moonstone-2026' }])
  })

  test.each([
    [
      { newPassword: 'Moonstone-2026', confirmPassword: 'Moonstone-2025' },
      { confirmPassword: { key: 'reset.passwordsDiffer' } },
    ],
    [
      { newPassword: 'Moonstone-2026', confirmPassword: ' ' },
      { confirmPassword: { key: 'field.required' } },
    ],
    [{ newPassword: '', confirmPassword: 'M' }, { newPassword: { key: 'field.required' } }],
  ])('Scenario: %j is not sent', (form, problems) => {
    const { actor, sent } = start()
    actor.send({ type: 'form.submitted', form })
    expect([sent, selectProblems(actor.getSnapshot())]).toEqual([[], problems])
  })
})

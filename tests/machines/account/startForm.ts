import { vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { z } from 'zod'
import type { Problem } from '../../../src/contracts/primitives.ts'
import {
  checkWith,
  createFormMachine,
  type Form,
  type FormOutcome,
} from '../../../src/machines/account/formMachine.ts'
import { recordingShell } from '../fixtures.ts'

export const done: FormOutcome = { kind: 'done', message: 'Saved.' }

const check = checkWith(z.object({ text: z.string().trim().min(1) }))

/** A form whose calls are answered one after the other by `answer`. */
export const start = (draft?: Form) => {
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

/** A form whose calls are all answered by `outcome`. */
export const startAnswered = <Body>(
  machine: ReturnType<typeof createFormMachine<Body>>,
  outcome: FormOutcome = done,
) => {
  const shell = recordingShell()
  const sent: { readonly body: Body; readonly files: readonly File[] }[] = []
  const dropDraft = vi.fn()
  const actor = createActor(
    machine.provide({
      actors: {
        submit: fromPromise(async ({ input }) => {
          sent.push(input)
          return outcome
        }),
      },
      actions: { keepDraft: () => undefined, dropDraft },
    }),
    { input: { shell } },
  ).start()
  const submit = (form: Form, files?: readonly File[]) =>
    actor.send({ type: 'form.submitted', form, ...(files ? { files } : {}) })
  return {
    ...{ actor, shell, sent, submit, dropDraft },
    bodies: () => sent.map(({ body }) => body),
    problems: () => actor.getSnapshot().context.problems,
  }
}

export const refused = (problem: Partial<Problem>): FormOutcome => ({
  kind: 'refused',
  problem: { code: 'invalid_field', message: 'Look again.', ...problem },
})

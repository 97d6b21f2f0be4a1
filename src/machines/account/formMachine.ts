import { type ActorRef, assign, type Snapshot, setup } from 'xstate'
import type { z } from 'zod'
import type { Message, Problem } from '../../contracts/primitives.ts'
import { type FieldProblems, fieldProblemsOf, problemFields } from '../parts/fieldProblems.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import {
  defaultToast,
  inItsWords,
  inServerWords,
  type Refused,
  type Sentence,
  type Shell,
} from '../parts/shell.ts'
import { stillWrong } from '../parts/stillWrong.ts'

/** A form as it was filled in; a schema of the contract trims and checks it. */
export type Form = Readonly<Record<string, string | boolean>>

/** The outcome of a form. `sent`: the page at `to` shows what was sent; `refusals` lists what was not accepted. */
export type FormOutcome =
  | ({ readonly kind: 'done' } & Message)
  | {
      readonly kind: 'sent'
      readonly sentence: Sentence
      readonly to: string
      readonly refusals: readonly Sentence[]
    }
  | Refused

export interface FormInput {
  readonly shell: Shell
  /** The text typed before the page was left or reloaded. */
  readonly draft?: Form
  /** Why the form was refused when it was sent without script (rule P20). */
  readonly refused?: Problem | undefined
}

export interface FormContext {
  readonly shell: Shell
  readonly form: Form
  /** What is sent along with the form; files are not kept as drafts. */
  readonly files: readonly File[]
  readonly problems: FieldProblems
  /** Why the server refused the form. */
  readonly refusal: Sentence | null
}

export type FormEvent =
  | { readonly type: 'form.typed'; readonly form: Form }
  | { readonly type: 'form.submitted'; readonly form: Form; readonly files?: readonly File[] }
  | { readonly type: 'form.reopened' }

type Submitted = Extract<FormEvent, { type: 'form.submitted' }>

/** The content of a form to send, or its problems. */
export type Checked<Body> =
  | { readonly kind: 'right'; readonly body: Body }
  | { readonly kind: 'wrong'; readonly problems: FieldProblems }

/** Checks what a form would send. */
export const checkBody = <Body>(
  schema: z.ZodType<Body>,
  body: Readonly<Record<string, unknown>>,
): Checked<Body> => {
  const parsed = schema.safeParse(body)
  return parsed.success
    ? { kind: 'right', body: parsed.data }
    : { kind: 'wrong', problems: fieldProblemsOf(body, parsed.error) }
}

/** Checks a form with a schema alone. */
export const checkWith =
  <Body>(schema: z.ZodType<Body>) =>
  (form: Form): Checked<Body> =>
    checkBody(schema, form)

/**
 * The statechart of a form: checked first, then sent. The notification bar shows the server's message; a refusal is
 * also shown above the form (rule N3). A form keeps the typed text until it is done.
 * @param check returns the content to send, or the problems
 */
export const createFormMachine = <Body>(id: string, check: (form: Form) => Checked<Body>) =>
  setup({
    types: {
      context: {} as FormContext,
      input: {} as FormInput,
      events: {} as FormEvent,
    },
    actors: {
      submit: refuses<FormOutcome, { body: Body; files: readonly File[] }>('submit'),
    },
    actions: {
      /** Keeps `context.form` until the form is done, passwords excepted. */
      keepDraft: refusesToAct('keepDraft'),
      dropDraft: refusesToAct('dropDraft'),
      take: assign((_, { form, files = [] }: Submitted) => {
        const checked = check(form)
        const problems = checked.kind === 'right' ? {} : checked.problems
        return { form, files, problems, refusal: null }
      }),
      /** A problem leaves its field when the field is corrected; one that the server found, when it is changed. */
      keepTyped: assign(({ context }, form: Form) => {
        if (Object.keys(context.problems).length === 0) return { form }
        const [before, now] = [check(context.form), check(form)]
        const problems = stillWrong(
          context.problems,
          (field) =>
            isWrong(now, field) || (!isWrong(before, field) && form[field] === context.form[field]),
        )
        const isCorrected = problems !== context.problems && Object.keys(problems).length === 0
        return { form, problems, ...(isCorrected ? { refusal: null } : {}) }
      }),
      keepRefusal: assign((_, outcome: FormOutcome) =>
        outcome.kind === 'refused' ? refusedFor(outcome.problem) : {},
      ),
      say: ({ context }, outcome: FormOutcome) =>
        context.shell.send({
          type: 'said',
          sentence: outcome.kind === 'sent' ? outcome.sentence : inServerWords(outcome),
        }),
      goOn: ({ context: { shell } }, outcome: FormOutcome) => {
        if (outcome.kind !== 'sent') return
        for (const sentence of outcome.refusals) shell.send({ type: 'toast.raised', sentence })
        shell.send({ type: 'departed', to: outcome.to })
      },
      toastFailure: ({ context }) => context.shell.send(defaultToast),
    },
    guards: {
      isRight: (_, form: Form) => check(form).kind === 'right',
      isDone: (_, outcome: FormOutcome) => outcome.kind !== 'refused',
    },
  }).createMachine({
    id,
    context: ({ input: { shell, draft = {}, refused } }) => ({
      ...{ shell, form: draft, files: [] },
      ...(refused ? refusedFor(refused) : { problems: {}, refusal: null }),
    }),
    initial: 'editing',
    states: {
      /** `problems` and `refusal` describe what is wrong with the last submission and not corrected yet. */
      editing: {
        on: {
          'form.typed': {
            actions: [{ type: 'keepTyped', params: ({ event }) => event.form }, 'keepDraft'],
          },
          'form.submitted': [
            {
              guard: { type: 'isRight', params: ({ event }) => event.form },
              target: 'sending',
              actions: [{ type: 'take', params: ({ event }) => event }, 'keepDraft'],
            },
            { actions: [{ type: 'take', params: ({ event }) => event }, 'keepDraft'] },
          ],
        },
      },
      sending: {
        invoke: {
          src: 'submit',
          input: ({ context: { form, files } }) => ({ body: bodyOf(check(form)), files }),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => event.output },
              target: 'done',
              actions: [
                'dropDraft',
                { type: 'say', params: ({ event }) => event.output },
                { type: 'goOn', params: ({ event }) => event.output },
              ],
            },
            {
              target: 'editing',
              actions: [
                { type: 'keepRefusal', params: ({ event }) => event.output },
                { type: 'say', params: ({ event }) => event.output },
              ],
            },
          ],
          onError: {
            target: 'editing',
            actions: ['toastFailure', assign({ refusal: { key: 'form.unsent' } })],
          },
        },
        on: {
          'form.typed': {
            actions: [{ type: 'keepTyped', params: ({ event }) => event.form }, 'keepDraft'],
          },
        },
      },
      done: {
        on: {
          // A form that is still shown is edited again.
          'form.typed': {
            target: 'editing',
            actions: [{ type: 'keepTyped', params: ({ event }) => event.form }, 'keepDraft'],
          },
          'form.reopened': {
            target: 'editing',
            actions: assign({ form: {}, problems: {}, refusal: null }),
          },
        },
      },
    },
  })

/** The actor of any form. */
export type FormRef = ActorRef<FormSnapshot, FormEvent>

type FormSnapshot = Snapshot<unknown> & {
  readonly context: FormContext
  readonly value: unknown
}

export const selectProblems = ({ context }: FormSnapshot) => context.problems
export const selectRefusal = ({ context }: FormSnapshot) => context.refusal
export const selectIsSending = ({ value }: FormSnapshot) => value === 'sending'
export const selectIsDone = ({ value }: FormSnapshot) => value === 'done'
/** What the form shows when it opens. */
export const selectForm = ({ context }: FormSnapshot) => context.form

const isWrong = (checked: Checked<unknown>, field: string): boolean =>
  checked.kind === 'wrong' && field in checked.problems

const refusedFor = (problem: Problem): Pick<FormContext, 'problems' | 'refusal'> => ({
  problems: problemFields(problem),
  refusal: inItsWords(problem),
})

/** @throws when the form is wrong: a guard keeps such a form from being sent */
const bodyOf = <Body>(checked: Checked<Body>): Body => {
  if (checked.kind === 'right') return checked.body
  throw new Error('a form was sent that its check refuses')
}

import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { Registration } from '../contracts/customer.ts'
import { type FieldProblems, fieldProblemsOf, problemFields } from './fieldProblems.ts'
import { refuses } from './refuses.ts'
import { defaultToast, inServerWords, type Refused, type Shell } from './shell.ts'

/** The form as it was filled in; the contract's schema trims and checks it. */
export type RegistrationForm = Readonly<Record<string, string | boolean>>

export type RegisterOutcome = { readonly kind: 'mailSent'; readonly message: string } | Refused

/** Applying for an account (specification 5): checked here first, then sent; a mail confirms it. */
export const registrationMachine = setup({
  types: {
    context: {} as { shell: Shell; form: RegistrationForm; problems: FieldProblems },
    input: {} as { shell: Shell },
    events: {} as { type: 'form.submitted'; form: RegistrationForm } | { type: 'form.reopened' },
  },
  actors: { register: refuses<RegisterOutcome, Registration>('register') },
  actions: {
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    say: ({ context }, outcome: RegisterOutcome) =>
      context.shell.send({
        type: 'said',
        sentence: inServerWords(outcome),
      }),
  },
  guards: {
    isAcceptable: (_, form: RegistrationForm) => Registration.safeParse(form).success,
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ ...input, form: {}, problems: {} }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.form },
            target: 'sending',
            actions: assign(({ event }) => ({ form: event.form, problems: {} })),
          },
          {
            target: 'refused',
            actions: assign(({ event }) => ({ problems: problemsOf(event.form) })),
          },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'register',
        input: ({ context }) => Registration.parse(context.form),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'mailSent',
            target: 'mailSent',
            actions: { type: 'say', params: ({ event }) => event.output },
          },
          {
            target: 'refused',
            actions: [
              assign(({ event: { output } }) => ({
                problems: output.kind === 'refused' ? problemFields(output.problem) : {},
              })),
              { type: 'say', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'editing', actions: 'toastFailure' },
      },
    },
    /** `problems` says what is wrong; the form can be sent again. */
    refused: {
      on: {
        'form.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.form },
            target: 'sending',
            actions: assign(({ event }) => ({ form: event.form, problems: {} })),
          },
          { actions: assign(({ event }) => ({ problems: problemsOf(event.form) })) },
        ],
      },
    },
    mailSent: { on: { 'form.reopened': 'editing' } },
  },
})
export type RegistrationRef = ActorRefFrom<typeof registrationMachine>
type Snapshot = SnapshotFrom<typeof registrationMachine>

export const selectProblems = (snapshot: Snapshot) => snapshot.context.problems
export const selectIsSending = (snapshot: Snapshot) => snapshot.matches('sending')
/** The address that the mail went to, once it did. */
export const selectMailedTo = (snapshot: Snapshot) =>
  snapshot.matches('mailSent') ? String(snapshot.context.form.email ?? '').trim() : null

const problemsOf = (form: RegistrationForm): FieldProblems => {
  const parsed = Registration.safeParse(form)
  if (parsed.success) return {}
  return {
    // The schema compares the passwords only once all else is right: say it together with the rest.
    ...(form.password === form.confirmPassword
      ? {}
      : { confirmPassword: { key: 'register.passwordsDiffer' } as const }),
    ...fieldProblemsOf(form, parsed.error),
  }
}

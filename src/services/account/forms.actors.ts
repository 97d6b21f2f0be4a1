import { fromPromise } from 'xstate'
import type { Message } from '../../contracts/primitives.ts'
import { forgotPasswordMachine } from '../../machines/account/forgotPassword.machine.ts'
import type { FormOutcome } from '../../machines/account/formMachine.ts'
import { registrationMachine } from '../../machines/account/registration.machine.ts'
import { resetPasswordMachine } from '../../machines/account/resetPassword.machine.ts'
import { unsubscribeMachine } from '../../machines/account/unsubscribe.machine.ts'
import { drafting } from '../parts/drafts.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { wordsOf } from '../parts/wordsOf.ts'

/** The message of a form that the server has accepted. */
export const done = (reply: Message): FormOutcome => ({ kind: 'done', ...wordsOf(reply) })

/** Sends a registration; a mail asks to confirm it (rule A3). */
export const provideRegistration = ({ api, drafts }: PageServices) =>
  registrationMachine.provide({
    actors: {
      submit: fromPromise(async ({ input: { body } }) => {
        const reply = await api.customer.verifyEmail({ body })
        return reply.status === 200 ? done(reply.body) : refused(reply)
      }),
    },
    actions: drafting(drafts, 'registration'),
  })

export const provideForgotPassword = ({ api, drafts }: PageServices) =>
  forgotPasswordMachine.provide({
    actors: {
      submit: fromPromise(async ({ input: { body } }) => {
        const reply = await api.customer.forgetPassword({ body })
        return reply.status === 200 ? done(reply.body) : refused(reply)
      }),
    },
    actions: drafting(drafts, 'forgotPassword'),
  })

/** @param token of the mail's link */
export const provideResetPassword =
  (token: string) =>
  ({ api, drafts }: PageServices) =>
    resetPasswordMachine.provide({
      actors: {
        submit: fromPromise(async ({ input: { body } }) => {
          const reply = await api.customer.resetPassword({ body: { token, ...body } })
          return reply.status === 200 ? done(reply.body) : refused(reply)
        }),
      },
      actions: drafting(drafts, 'resetPassword'),
    })

export const provideUnsubscribe = ({ api }: PageServices) =>
  unsubscribeMachine.provide({
    actors: {
      unsubscribe: fromPromise(async ({ input: { token } }) => {
        await api.newsletter.unsubscribe({ params: { token } })
      }),
    },
  })

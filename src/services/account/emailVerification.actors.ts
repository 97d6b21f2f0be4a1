import { fromPromise } from 'xstate'
import {
  type ConfirmOutcome,
  emailVerificationMachine,
} from '../../machines/account/emailVerification.machine.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'

/** Confirms a registration by the token of its mail (rule A4). */
export const provideEmailVerification = ({ api, applicationTokens }: PageServices) => {
  // A link works once, and React's StrictMode starts a page's machine twice: both get the one answer.
  const confirmations = new Map<string, Promise<ConfirmOutcome>>()
  const sendConfirmation = async (token: string): Promise<ConfirmOutcome> => {
    const reply = await api.customer.register({
      params: { token },
    })
    return reply.status === 200 ? { kind: 'confirmed', ...reply.body } : refused(reply)
  }
  const confirm = fromPromise<ConfirmOutcome, { token: string }>(({ input: { token } }) => {
    const known = confirmations.get(token)
    if (known) return known
    const asked = sendConfirmation(token)
    confirmations.set(token, asked)
    asked.catch(() => confirmations.delete(token))
    return asked
  })

  return emailVerificationMachine.provide({
    actors: { confirm },
    actions: { keepApplication: ({ context }) => applicationTokens.write(context.application) },
  })
}

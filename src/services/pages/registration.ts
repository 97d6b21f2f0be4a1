import { fromPromise } from 'xstate'
import type { Registration } from '../../contracts/customer.ts'
import { type RegisterOutcome, registrationMachine } from '../../machines/registration.machine.ts'
import { refused } from '../failures.ts'
import type { PageServices } from './pageServices.ts'

/** Sends a registration, which a mail then asks to confirm (decisions, Accounts). */
export const provideRegistration = ({ api }: PageServices) => {
  const register = fromPromise<RegisterOutcome, Registration>(async ({ input }) => {
    const reply = await api.customer.verifyEmail({ body: input })
    return reply.status === 200 ? { kind: 'mailSent', message: reply.body.message } : refused(reply)
  })

  return registrationMachine.provide({ actors: { register } })
}

import { fromPromise } from 'xstate'
import type { CustomerUpdate } from '../../contracts/account/forms.ts'
import { changeEmailMachine } from '../../machines/account/changeEmail.machine.ts'
import { changePasswordMachine } from '../../machines/account/changePassword.machine.ts'
import { emailLinkMachine } from '../../machines/account/emailLink.machine.ts'
import type { FormOutcome } from '../../machines/account/formMachine.ts'
import { profileMachine } from '../../machines/account/profile.machine.ts'
import { drafting } from '../parts/drafts.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { wordsOf } from '../parts/wordsOf.ts'

/** Changes the account; the session uses the account from the answer. */
const update = async (
  { api, readUser, renewSession }: PageServices,
  id: string,
  body: CustomerUpdate,
): Promise<FormOutcome> => {
  const token = readUser()?.token ?? ''
  const reply = await api.customer.update({ params: { id }, body })
  if (reply.status !== 200) return refused(reply)
  const { _id, name, email, companyName } = reply.body
  renewSession({ _id, name, email, companyName, token: reply.body.token ?? token })
  return { kind: 'done', ...wordsOf(reply.body) }
}

/** The name of the draft of a customer's profile: another customer may log in on the same tab. */
export const profileDraft = (id: string) => `profile ${id}`

export const provideProfile = (id: string) => (services: PageServices) =>
  profileMachine.provide({
    actors: { submit: fromPromise(({ input: { body } }) => update(services, id, body)) },
    actions: drafting(services.drafts, profileDraft(id)),
  })

export const provideChangePassword = (id: string) => (services: PageServices) =>
  changePasswordMachine.provide({
    actors: {
      submit: fromPromise(({ input: { body } }) =>
        services.inLoginQueue(() => update(services, id, body)),
      ),
    },
    actions: drafting(services.drafts, 'changePassword'),
  })

/** The name of the draft of a customer's new e-mail address. */
export const emailDraft = (id: string) => `email ${id}`

export const provideChangeEmail = (id: string) => (services: PageServices) =>
  changeEmailMachine.provide({
    actors: { submit: fromPromise(({ input: { body } }) => update(services, id, body)) },
    actions: drafting(services.drafts, emailDraft(id)),
  })

/**
 * @param call the call of the link
 */
export const provideEmailLink =
  (call: 'confirmEmail' | 'undoEmail') =>
  ({ api, drafts }: PageServices) =>
    emailLinkMachine.provide({
      actors: {
        submit: fromPromise(async ({ input }): Promise<FormOutcome> => {
          const reply = await api.customer[call]({ params: input.body })
          return reply.status === 200 ? { kind: 'done', ...wordsOf(reply.body) } : refused(reply)
        }),
      },
      actions: drafting(drafts, call),
    })

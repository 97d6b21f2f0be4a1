import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Credentials } from '../../machines/account/loginProblems.ts'
import { sessionMachine } from '../../machines/account/session.machine.ts'
import type { LoginOutcome } from '../../machines/account/sessionSetup.ts'
import type { ShopCookies } from '../parts/cookies.ts'
import { refused, ServerFailure } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import type { OtherTabs } from './otherTabs.ts'

export interface SessionServices
  extends Pick<PageServices, 'api' | 'applicationTokens' | 'drafts' | 'inLoginQueue'> {
  /** Only the session reads and writes the login in the cookie. */
  readonly cookies: Pick<ShopCookies, 'readUser' | 'writeUser' | 'removeUser'>
  readonly otherTabs: Pick<OtherTabs, 'watch'>
}

/** The session with its calls and the cookie (rules A6 to A9). */
export const provideSession = ({
  api,
  applicationTokens,
  cookies,
  drafts,
  inLoginQueue,
  otherTabs,
}: SessionServices) => {
  const login = fromPromise<LoginOutcome, Credentials>(async ({ input, signal }) => {
    const reply = await api.customer.login({
      body: { registerEmail: input.email, password: input.password },
      fetchOptions: { signal },
    })
    if (reply.status !== 200) return refused(reply)
    if (!reply.body.verified) {
      applicationTokens.write(reply.body.application)
      return { kind: 'unverified' }
    }
    const { _id, token, name, email, companyName } = reply.body
    drafts.drop('login')
    return { kind: 'verified', user: { _id, token, name, email, companyName } }
  })

  const checkVerified = fromPromise<boolean, { userId: string }>(async ({ input, signal }) => {
    const reply = await api.customer.checkVerified({
      params: { id: input.userId },
      fetchOptions: { signal },
    })
    if (reply.status === 200) return reply.body.verified
    if (reply.status === 401 || reply.status === 403) return false
    throw new ServerFailure(reply.status, reply.body)
  })

  const logout = fromPromise<void, { token: string }>(async ({ input: { token } }) => {
    // The session may already be that of another tab.
    await api.customer.logout({ extraHeaders: { authorization: `Bearer ${token}` } })
  })

  const watchStored = fromCallback<EventObject>(({ sendBack }) =>
    otherTabs.watch(() => sendBack({ type: 'stored.changed', user: cookies.readUser() })),
  )

  return sessionMachine.provide({
    actors: {
      ...{ login, checkVerified, logout, watchStored },
      readStored: fromPromise(() => inLoginQueue(async () => cookies.readUser())),
    },
    actions: {
      storeUser: ({ context }) => {
        if (context.user) cookies.writeUser(context.user)
      },
      forgetUser: ({ context }) => {
        if (context.user) cookies.removeUser(context.user.token)
      },
    },
  })
}

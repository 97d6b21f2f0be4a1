import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Credentials } from '../../../src/machines/account/loginProblems.ts'
import { sessionMachine } from '../../../src/machines/account/session.machine.ts'
import type { LoginOutcome, SessionUser } from '../../../src/machines/account/sessionSetup.ts'
import type { ActsHolder } from '../../../src/machines/parts/actsSaved.ts'
import { recordingShell, user } from '../fixtures.ts'

/** A session of a page at `path`, with the user of the cookie in `stored`. */
export const start = ({
  stored = null,
  login = () => Promise.reject(new Error('no network')),
  checkVerified = () => Promise.reject(new Error('no network')),
  logout = async () => undefined,
  readStored,
  acts = [],
  path = '/login',
}: {
  stored?: SessionUser | null
  login?: (credentials: Credentials) => Promise<LoginOutcome>
  checkVerified?: (asked: { userId: string }) => Promise<boolean>
  logout?: (revoked: { token: string }) => Promise<void>
  /** The user in the cookie, unless the cookie cannot be read. */
  readStored?: () => Promise<SessionUser | null>
  acts?: readonly ActsHolder[]
  path?: string
}) => {
  const shell = recordingShell()
  const clock = new SimulatedClock()
  const cookie: { user: SessionUser | null } = { user: stored }
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        login: fromPromise<LoginOutcome, Credentials>(({ input }) => login(input)),
        checkVerified: fromPromise<boolean, { userId: string }>(({ input }) =>
          checkVerified(input),
        ),
        logout: fromPromise<void, { token: string }>(({ input }) => logout(input)),
        watchStored: fromCallback(() => undefined),
        readStored: fromPromise(readStored ?? (async () => cookie.user)),
      },
      actions: {
        storeUser: ({ context }) => {
          cookie.user = context.user
        },
        forgetUser: ({ context }) => {
          if (cookie.user?.token === context.user?.token) cookie.user = null
        },
      },
    }),
    { clock, input: { shell, user: stored, acts } },
  ).start()
  actor.send({ type: 'location.shown', path })
  const reach = async (state: 'guest' | 'verified') => {
    await waitFor(actor, (snapshot) => snapshot.matches(state))
    return { sent: shell.sent, cookie: cookie.user, user: actor.getSnapshot().context.user }
  }
  return { actor, reach, shell, clock, cookie }
}

export const credentials = { email: user.email, password: 'correct horse' }
export const said = (key: string) => ({ type: 'said', sentence: { key } })
export const departed = (to: string) => ({ type: 'departed', to })
export const opened = { type: 'session.opened', userId: user._id, token: user.token }
export const closed = { type: 'session.closed' }

export const newer = { ...user, token: 'n'.repeat(43) }

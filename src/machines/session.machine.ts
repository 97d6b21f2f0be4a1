import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { refuses, refusesToAct } from './refuses.ts'
import { defaultToast, inItsWords, type Refused, type Sentence, type Shell } from './shell.ts'

/** What the `userInfo` cookie keeps of a customer (specification 3, persisted client data). */
export interface SessionUser {
  readonly _id: string
  readonly token: string
  readonly name: string
  readonly email: string
  readonly companyName: string
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

const noCredentials: Credentials = { email: '', password: '' }

export type LoginOutcome =
  | { readonly kind: 'verified'; readonly user: SessionUser }
  | { readonly kind: 'unverified' }
  | Refused

/**
 * Who is here (specification 4). A stored user is checked at startup; one whom the shop team does not
 * vouch for any more is logged out. A login that is not verified is rejected.
 */
export const sessionMachine = setup({
  types: {
    context: {} as { shell: Shell; user: SessionUser | null; credentials: Credentials },
    input: {} as { shell: Shell; user: SessionUser | null },
    events: {} as
      | ({ type: 'login.submitted' } & Credentials)
      | { type: 'logout.requested' }
      /** The server no longer accepts `token`. */
      | { type: 'session.rejected'; token: string },
  },
  actors: {
    login: refuses<LoginOutcome, Credentials>('login'),
    checkVerified: refuses<boolean, { userId: string }>('checkVerified'),
    logout: refuses<void>('logout'),
  },
  actions: {
    /** Writes the cookie from `context.user`. */
    storeUser: refusesToAct('storeUser'),
    forgetUser: refusesToAct('forgetUser'),
    tellOpened: ({ context: { shell, user } }) => {
      if (user) shell.send({ type: 'session.opened', userId: user._id, token: user.token })
    },
    tellClosed: ({ context }) => context.shell.send({ type: 'session.closed' }),
    goTo: ({ context }, to: string) => context.shell.send({ type: 'departed', to }),
    say: ({ context }, sentence: Sentence) => context.shell.send({ type: 'said', sentence }),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    sayLoggedOut: ({ context: { shell } }) => {
      shell.send({ type: 'departed', to: '/' })
      shell.send({ type: 'said', sentence: { key: 'session.loggedOut' } })
    },
  },
  guards: {
    isLoggedIn: ({ context }) => context.user !== null,
    isCurrent: ({ context }, token: string) => context.user?.token === token,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, credentials: noCredentials }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isLoggedIn', target: 'verifying' }, { target: 'guest' }] },
    guest: {
      on: {
        'login.submitted': {
          target: 'loggingIn',
          actions: assign({
            credentials: ({ event: { email, password } }) => ({ email, password }),
          }),
        },
      },
    },
    loggingIn: {
      exit: assign({ credentials: noCredentials }),
      invoke: {
        src: 'login',
        input: ({ context }) => context.credentials,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'verified',
            target: 'verified',
            actions: [
              assign({
                user: ({ event }) => (event.output.kind === 'verified' ? event.output.user : null),
              }),
              'storeUser',
              'tellOpened',
              { type: 'goTo', params: '/' },
              { type: 'say', params: { key: 'session.loggedIn' } },
            ],
          },
          {
            target: 'guest',
            actions: { type: 'say', params: ({ event }) => refusal(event.output) },
          },
        ],
        onError: { target: 'guest', actions: 'toastFailure' },
      },
    },
    verifying: {
      entry: 'tellOpened',
      invoke: {
        src: 'checkVerified',
        input: ({ context }) => ({ userId: context.user?._id ?? '' }),
        onDone: [{ guard: ({ event }) => event.output, target: 'verified' }, { target: 'ending' }],
        // The server could not be asked: whoever was logged in stays so until it answers.
        onError: 'verified',
      },
      on: {
        'session.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event.token },
          target: 'ending',
        },
        'logout.requested': 'loggingOut',
      },
    },
    verified: {
      on: {
        'session.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event.token },
          target: 'ending',
          actions: [
            { type: 'say', params: { key: 'session.loginRequired' } },
            { type: 'goTo', params: '/login' },
          ],
        },
        'logout.requested': 'loggingOut',
      },
    },
    loggingOut: {
      invoke: {
        src: 'logout',
        onDone: { target: 'ending', actions: 'sayLoggedOut' },
        // The token is forgotten here whether or not the server could be told to revoke it.
        onError: { target: 'ending', actions: 'sayLoggedOut' },
      },
    },
    /** Nothing of the customer stays. */
    ending: {
      entry: ['forgetUser', assign({ user: null }), 'tellClosed'],
      always: 'guest',
    },
  },
})
export type SessionRef = ActorRefFrom<typeof sessionMachine>
type Snapshot = SnapshotFrom<typeof sessionMachine>

export const selectUser = (snapshot: Snapshot) => snapshot.context.user
export const selectIsLoggingIn = (snapshot: Snapshot) => snapshot.matches('loggingIn')

const refusal = (outcome: LoginOutcome): Sentence =>
  outcome.kind === 'refused' ? inItsWords(outcome.problem) : { key: 'session.unverified' }

import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { ownPath } from '../../domain/account/ownPath.ts'
import { type ActsHolder, actsSaved } from '../parts/actsSaved.ts'
import { refuses, refusesToAct, refusesToWatch } from '../parts/refuses.ts'
import {
  defaultToast,
  inItsWords,
  type Refused,
  type Sentence,
  type Shell,
} from '../parts/shell.ts'
import { followingTabs, renewing, storedNow, storedThen, whenNewer } from './sessionChanges.ts'

/** What the `userInfo` cookie keeps of a customer (rule A8). */
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

/** Where a login is typed in. */
const loginPaths: readonly string[] = ['/login', '/my-account']

const noCredentials: Credentials = { email: '', password: '' }

export type LoginOutcome =
  | { readonly kind: 'verified'; readonly user: SessionUser }
  | { readonly kind: 'unverified' }
  | Refused

/**
 * Who is logged in: everything else asks this machine, which alone reads and writes the cookie. A stored user is checked at startup; one who is no longer verified is logged out (rule A9). A login
 * that is not verified is rejected (rule A6).
 */
export const sessionMachine = setup({
  types: {
    context: {} as {
      readonly shell: Shell
      readonly acts: readonly ActsHolder[]
      readonly user: SessionUser | null
      readonly credentials: Credentials
      /** Why the last login was refused. */
      readonly refusal: Sentence | null
      readonly path: string
      /** The protected page that sent the visitor to the login. */
      readonly wanted: string | null
      /** The user who logged in in another tab while this one was busy. */
      readonly elsewhere: SessionUser | null
    },
    input: {} as {
      shell: Shell
      user: SessionUser | null
      /** The actors with unsaved changes, which a logout must not lose. */
      acts?: readonly ActsHolder[]
    },
    events: {} as
      | ({ type: 'login.submitted' } & Credentials)
      | { type: 'logout.requested' }
      | { type: 'location.shown'; path: string }
      | { type: 'login.needed'; to: string }
      /** The server no longer accepts `token`. */
      | { type: 'session.rejected'; token: string }
      /** The customer has changed the profile, or the password, which brings a new token. */
      | { type: 'session.renewed'; user: SessionUser }
      /** Another tab may have logged in or out: this is what the cookie holds now. */
      | { type: 'stored.changed'; user: SessionUser | null },
  },
  actors: {
    login: refuses<LoginOutcome, Credentials>('login'),
    checkVerified: refuses<boolean, { userId: string }>('checkVerified'),
    logout: refuses<void, { token: string }>('logout'),
    actsSaved,
    /** Reports what the cookie holds when another tab may have changed it. */
    watchStored: refusesToWatch('watchStored'),
    /** The user that the cookie holds now: another tab may have logged in since. */
    readStored: refuses<SessionUser | null>('readStored'),
  },
  actions: {
    /** Writes the cookie from `context.user`. */
    storeUser: refusesToAct('storeUser'),
    /** Removes the cookie only if it belongs to `context.user`. */
    forgetUser: refusesToAct('forgetUser'),
    tellOpened: ({ context: { shell, user } }) => {
      if (user) shell.send({ type: 'session.opened', userId: user._id, token: user.token })
    },
    tellClosed: ({ context }) => context.shell.send({ type: 'session.closed' }),
    say: ({ context }, sentence: Sentence) => context.shell.send({ type: 'said', sentence }),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    /** The login leads to the front page; a buyer who has moved on stays, and the page is loaded again. */
    leaveLogin: ({ context: { shell, path } }) =>
      shell.send(
        loginPaths.includes(path)
          ? { type: 'departed', to: '/' }
          : { type: 'shop.changed', what: 'everything' },
      ),
    /** Data of another customer must not remain. */
    tellSwitched: ({ context: { shell, user } }, next: SessionUser | null) => {
      if (user && next && user._id !== next._id) shell.send({ type: 'session.closed' })
    },
    adopt: assign({ user: (_, stored: SessionUser | null) => stored }),
    noteElsewhere: assign({
      elsewhere: ({ context }, stored: SessionUser | null) =>
        stored?.token === context.user?.token ? null : stored,
    }),
    tellOutdated: ({ context }) => context.shell.send({ type: 'shop.changed', what: 'everything' }),
    askToLogIn: ({ context: { shell, path } }) => {
      // The page that has erased the account shows that, and stays open.
      if (path.startsWith('/gdpr/')) return
      shell.send({ type: 'said', sentence: { key: 'session.loginRequired' } })
      shell.send({ type: 'departed', to: '/login' })
    },
    sayLoggedOut: ({ context: { shell } }) => {
      shell.send({ type: 'departed', to: '/' })
      shell.send({ type: 'said', sentence: { key: 'session.loggedOut' } })
    },
  },
  guards: {
    isLoggedIn: ({ context }) => context.user !== null,
    isCurrent: ({ context }, token: string) => context.user?.token === token,
    isOwn: ({ context }, { _id }: SessionUser) => context.user?._id === _id,
    isNewer: ({ context }, stored: SessionUser | null) =>
      stored !== null && stored.token !== context.user?.token,
    isOwnNewer: ({ context: { user } }, stored: SessionUser | null) =>
      user?._id === stored?._id && user?.token !== stored?.token,
    isGone: (_, stored: SessionUser | null) => stored === null,
    isElsewhere: ({ context }) => context.elsewhere !== null,
  },
  delays: { saving: 3_000 },
}).createMachine({
  id: 'session',
  context: ({ input: { acts = [], ...input } }) => ({
    ...{ ...input, acts },
    ...{ credentials: noCredentials, refusal: null, path: '', wanted: null, elsewhere: null },
  }),
  invoke: { src: 'watchStored', onError: {} },
  initial: 'starting',
  on: {
    'location.shown': { actions: assign({ path: ({ event }) => event.path, refusal: null }) },
    'login.needed': { actions: assign({ wanted: ({ event }) => ownPath(event.to) }) },
    'stored.changed': { actions: { type: 'noteElsewhere', params: storedNow } },
  },
  states: {
    starting: { always: [{ guard: 'isLoggedIn', target: 'verifying' }, { target: 'guest' }] },
    guest: {
      always: {
        guard: 'isElsewhere',
        target: 'verifying',
        actions: [
          assign({ user: ({ context }) => context.elsewhere, elsewhere: null }),
          'leaveLogin',
        ],
      },
      on: {
        'login.submitted': {
          target: 'loggingIn',
          actions: assign({
            credentials: ({ event: { email, password } }) => ({ email, password }),
            refusal: null,
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
                elsewhere: null,
              }),
              'storeUser',
              'tellOpened',
              'leaveLogin',
              { type: 'say', params: ({ context }) => loggedIn(context.wanted) },
              assign({ wanted: null }),
            ],
          },
          {
            target: 'guest',
            actions: [
              assign({ refusal: ({ event }) => refusalOf(event.output) }),
              { type: 'say', params: ({ event }) => refusalOf(event.output) },
            ],
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
        // The server could not be asked: the customer stays logged in until it answers.
        onError: 'verified',
      },
      on: {
        'session.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event.token },
          target: 'rejected.atStart',
        },
        'session.renewed': renewing,
        ...followingTabs,
        'logout.requested': 'leaving',
      },
    },
    verified: {
      on: {
        'session.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event.token },
          target: 'rejected.later',
        },
        'session.renewed': renewing,
        ...followingTabs,
        'logout.requested': 'leaving',
      },
    },
    /** The shop has rejected the token. Use the login of another tab if it is newer. */
    rejected: {
      initial: 'later',
      on: { 'session.renewed': renewing },
      states: {
        atStart: {
          invoke: {
            src: 'readStored',
            onDone: [whenNewer(storedThen), { target: '#session.ending' }],
            onError: '#session.ending',
          },
        },
        later: {
          invoke: {
            src: 'readStored',
            onDone: [whenNewer(storedThen), { target: '#session.ending', actions: 'askToLogIn' }],
            onError: { target: '#session.ending', actions: 'askToLogIn' },
          },
        },
      },
    },
    /** Save what the buyer has just done first, within a short time limit. */
    leaving: {
      invoke: {
        src: 'actsSaved',
        input: ({ context: { acts } }) => ({ holders: acts }),
        onDone: 'loggingOut',
        onError: 'loggingOut',
      },
      after: { saving: 'loggingOut' },
      on: {
        'stored.changed': {
          guard: { type: 'isOwnNewer', params: storedNow },
          actions: { type: 'adopt', params: storedNow },
        },
        'session.renewed': {
          guard: { type: 'isOwn', params: ({ event }) => event.user },
          actions: [{ type: 'adopt', params: ({ event }) => event.user }, 'storeUser'],
        },
      },
    },
    loggingOut: {
      invoke: {
        src: 'logout',
        input: ({ context: { user } }) => ({ token: user?.token ?? '' }),
        onDone: { target: 'ending', actions: 'sayLoggedOut' },
        // Discard the token even if the server could not be asked to revoke it.
        onError: { target: 'ending', actions: 'sayLoggedOut' },
      },
      on: {
        'stored.changed': {
          guard: { type: 'isOwnNewer', params: storedNow },
          target: 'loggingOut',
          reenter: true,
          actions: { type: 'adopt', params: storedNow },
        },
        'session.renewed': {
          guard: { type: 'isOwn', params: ({ event }) => event.user },
          target: 'loggingOut',
          reenter: true,
          actions: [{ type: 'adopt', params: ({ event }) => event.user }, 'storeUser'],
        },
      },
    },
    /** Data of the customer must not remain. */
    ending: {
      entry: ['forgetUser', assign({ user: null }), 'tellClosed'],
      always: 'guest',
    },
  },
})
export type SessionRef = ActorRefFrom<typeof sessionMachine>
type Snapshot = SnapshotFrom<typeof sessionMachine>

export const selectUser = (snapshot: Snapshot) => snapshot.context.user
/** The token of the calls. One that the shop has rejected is not sent again. */
export const selectToken = (snapshot: Snapshot): string | undefined =>
  snapshot.matches('rejected') ? undefined : snapshot.context.user?.token
/** Whether it is certain who is logged in: not while a rejected token is compared with the cookie. */
export const selectIsCertain = (snapshot: Snapshot) => !snapshot.matches('rejected')
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal
export const selectIsLoggingIn = (snapshot: Snapshot) => snapshot.matches('loggingIn')

const loggedIn = (wanted: string | null): Sentence => ({
  key: 'session.loggedIn',
  ...(wanted === null ? {} : { link: { to: wanted, key: 'session.goOn' as const } }),
})

/** The message to an applicant who waits for verification links to the waiting room. */
const refusalOf = (outcome: LoginOutcome): Sentence =>
  outcome.kind === 'refused'
    ? inItsWords(outcome.problem)
    : {
        key: 'session.unverified',
        link: { to: '/user/email-verification', key: 'verification.see' },
      }

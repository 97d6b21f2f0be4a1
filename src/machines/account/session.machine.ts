import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate'
import { ownPath } from '../../domain/account/ownPath.ts'
import { inItsWords, type Sentence } from '../parts/shell.ts'
import type { Credentials } from './loginProblems.ts'
import { followingTabs, renewing, storedNow, storedThen, whenNewer } from './sessionChanges.ts'
import { type LoginOutcome, sessionSetup } from './sessionSetup.ts'

const noCredentials: Credentials = { email: '', password: '' }

/**
 * The login. Only this machine reads and writes the cookie. A stored user is checked at startup; one who is no longer
 * verified is logged out (rule A9). A login that is not verified is rejected (rule A6).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input: { acts = [], ...input } }) => ({
    ...{ ...input, acts },
    ...{ credentials: noCredentials, problems: {}, refusal: null },
    ...{ path: '', wanted: null, elsewhere: null },
  }),
  invoke: { src: 'watchStored', onError: {} },
  initial: 'starting',
  on: {
    'location.shown': {
      actions: assign({ path: ({ event }) => event.path, problems: {}, refusal: null }),
    },
    'login.typed': { actions: { type: 'keepWrong', params: ({ event }) => event } },
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
        'login.submitted': [
          {
            guard: { type: 'isRight', params: ({ event }) => event },
            target: 'loggingIn',
            actions: assign({
              credentials: ({ event: { email, password } }) => ({ email, password }),
              ...{ problems: {}, refusal: null },
            }),
          },
          { actions: { type: 'findProblems', params: ({ event }) => event } },
        ],
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
        onError: {
          target: 'guest',
          actions: ['toastFailure', assign({ refusal: { key: 'form.unsent' } })],
        },
      },
    },
    verifying: {
      entry: 'tellOpened',
      invoke: {
        src: 'checkVerified',
        input: ({ context }) => ({ userId: context.user?._id ?? '' }),
        onDone: [{ guard: ({ event }) => event.output, target: 'verified' }, { target: 'ending' }],
        // The server could not be reached: the customer stays logged in until it answers.
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
    /** A logout (rule A10). Save what the buyer has just done first, within a short time limit. */
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
        // Discard the token even if the request to revoke it failed.
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
    /** Remove all data of the customer. */
    ending: {
      entry: ['forgetUser', assign({ user: null }), 'tellClosed'],
      always: 'guest',
    },
  },
})
export type SessionRef = ActorRefFrom<typeof sessionMachine>
type Snapshot = SnapshotFrom<typeof sessionMachine>

export const selectUser = (snapshot: Snapshot) => snapshot.context.user
/** The token for calls. A rejected token is not sent again. */
export const selectToken = (snapshot: Snapshot): string | undefined =>
  snapshot.matches('rejected') ? undefined : snapshot.context.user?.token
/** Whether it is certain who is logged in: not while a rejected token is compared with the cookie. */
export const selectIsCertain = (snapshot: Snapshot) => !snapshot.matches('rejected')
/** Whether the login that was stored at startup has been checked, or could not be. */
export const selectIsChecked = (snapshot: Snapshot) => !snapshot.matches('verifying')
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal
/** What is wrong with the fields of the login, by their names. */
export const selectLoginProblems = (snapshot: Snapshot) => snapshot.context.problems
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

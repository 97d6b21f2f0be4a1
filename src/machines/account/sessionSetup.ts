import { assign, setup } from 'xstate'
import { type ActsHolder, actsSaved } from '../parts/actsSaved.ts'
import type { FieldProblems } from '../parts/fieldProblems.ts'
import { refuses, refusesToAct, refusesToWatch } from '../parts/refuses.ts'
import { defaultToast, type Refused, type Sentence, type Shell } from '../parts/shell.ts'
import { stillWrong } from '../parts/stillWrong.ts'
import { type Credentials, loginProblems } from './loginProblems.ts'

/** The content of the `userInfo` cookie (rule A8). */
export interface SessionUser {
  readonly _id: string
  readonly token: string
  readonly name: string
  readonly email: string
  readonly companyName: string
}

/** The pages with a login form. */
const loginPaths: readonly string[] = ['/login', '/my-account']

export type LoginOutcome =
  | { readonly kind: 'verified'; readonly user: SessionUser }
  | { readonly kind: 'unverified' }
  | Refused

/** Events, actors, actions and guards of the session. */
export const sessionSetup = setup({
  types: {
    context: {} as {
      readonly shell: Shell
      readonly acts: readonly ActsHolder[]
      readonly user: SessionUser | null
      readonly credentials: Credentials
      /** What is wrong with the fields of the last login and not corrected yet. */
      readonly problems: FieldProblems
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
      | ({ type: 'login.typed' } & Credentials)
      | { type: 'logout.requested' }
      | { type: 'location.shown'; path: string }
      | { type: 'login.needed'; to: string }
      /** The server no longer accepts `token`. */
      | { type: 'session.rejected'; token: string }
      /** The customer has changed the profile, or the password, which gives a new token. */
      | { type: 'session.renewed'; user: SessionUser }
      /** Another tab may have logged in or out: this is the current content of the cookie. */
      | { type: 'stored.changed'; user: SessionUser | null },
  },
  actors: {
    login: refuses<LoginOutcome, Credentials>('login'),
    checkVerified: refuses<boolean, { userId: string }>('checkVerified'),
    logout: refuses<void, { token: string }>('logout'),
    actsSaved,
    /** Reports the content of the cookie when another tab may have changed it. */
    watchStored: refusesToWatch('watchStored'),
    /** The current user of the cookie: another tab may have logged in since. */
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
    findProblems: assign((_, credentials: Credentials) => ({
      problems: loginProblems(credentials),
      refusal: null,
    })),
    /** A problem leaves its field when the field is corrected. */
    keepWrong: assign(({ context: { problems } }, credentials: Credentials) => {
      const now = loginProblems(credentials)
      return { problems: stillWrong(problems, (field) => field in now) }
    }),
    say: ({ context }, sentence: Sentence) => context.shell.send({ type: 'said', sentence }),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    /** The login leads to the front page; a buyer who has moved on stays, and the page is loaded again. */
    leaveLogin: ({ context: { shell, path } }) =>
      shell.send(
        loginPaths.includes(path)
          ? { type: 'departed', to: '/' }
          : { type: 'shop.changed', what: 'everything' },
      ),
    /** Remove data of another customer. */
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
      // The page that has erased the account shows the result, and stays open.
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
    isRight: (_, credentials: Credentials) => Object.keys(loginProblems(credentials)).length === 0,
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
})

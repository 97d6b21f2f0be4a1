import type { SessionUser } from './sessionSetup.ts'

type Stored<Event> = (args: { event: Event }) => SessionUser | null

/** Another tab has logged in since. Use its login and load the pages again. */
export const whenNewer = <Event>(params: Stored<Event>) =>
  ({
    guard: { type: 'isNewer', params },
    target: '#session.verifying',
    reenter: true,
    actions: [{ type: 'tellSwitched', params }, { type: 'adopt', params }, 'tellOutdated'],
  }) as const

/** The content of the cookie when `readStored` was done. */
export const storedThen = ({ event }: { event: { output: SessionUser | null } }) => event.output

/** The current content of the cookie. */
export const storedNow = ({ event }: { event: { user: SessionUser | null } }) => event.user

/** The new login is checked like one from the cookie; the socket and the pages then use it. */
export const renewing = {
  guard: {
    type: 'isOwn',
    params: ({ event }: { event: { user: SessionUser } }) => event.user,
  },
  target: '#session.verifying',
  reenter: true,
  actions: [
    {
      type: 'adopt',
      params: ({ event }: { event: { user: SessionUser } }) => event.user,
    },
    'storeUser',
    'tellOutdated',
  ],
} as const

/** Changes of the login by other tabs while a customer is logged in here. */
export const followingTabs = {
  'stored.changed': [
    { guard: { type: 'isGone', params: storedNow }, target: 'ending', actions: 'sayLoggedOut' },
    whenNewer(storedNow),
  ],
} as const

import type { Facts, Violation } from './invariants.ts'

export const sessionsKept = ({ tabs, world, intents }: Facts): Violation[] => {
  const browsers = new Set(tabs.map(({ browser }) => browser))
  return [...browsers].flatMap((browser) => {
    const login = browser.changes.findLast(({ user }) => user !== null)
    if (!login?.user || browser.user() !== null) return []
    if (world.customerOf(login.user.token) === undefined) return []
    const by = browser.changes.at(-1)?.tab
    // The buyer has logged out, and the shop could not be reached to end the session.
    if (intents.logouts.some(({ tab, at }) => tab === by && at >= login.at)) return []
    return [
      { invariant: 'sessionKept' as const, what: `tab ${by} deleted the cookie of a good login` },
    ]
  })
}

/** The pages with a login form. */
const loginPaths: readonly string[] = ['/login', '/my-account']

export const notPulled = ({ tabs }: Facts): Violation[] =>
  tabs.flatMap(({ tab, navigations, words }) =>
    navigations
      .filter(
        ({ at, from, to }) =>
          to === '/' &&
          !loginPaths.includes(from) &&
          words.some(
            (word) =>
              word.at === at && 'key' in word.sentence && word.sentence.key === 'session.loggedIn',
          ),
      )
      .map(({ from }) => ({
        invariant: 'notPulled' as const,
        what: `tab ${tab}: a login pulled the buyer from ${from} to /`,
      })),
  )

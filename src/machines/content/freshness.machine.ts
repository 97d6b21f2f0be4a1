import { setup } from 'xstate'
import { refusesToWatch } from '../parts/refuses.ts'
import type { Shell } from '../parts/shell.ts'

/** The events of the page's window. */
export type SightFact = { readonly type: 'page.seen' } | { readonly type: 'page.hidden' }

/** How often a page that the team writes is reloaded, ms. */
const readAgainMs = 45_000

/**
 * Keeps a page that the team writes up to date: published content shows within a minute on visible pages. Customers
 * are also notified over the socket.
 */
export const freshnessMachine = setup({
  types: {
    context: {} as { readonly shell: Shell },
    input: {} as { shell: Shell },
    events: {} as SightFact,
  },
  actors: {
    /** Reports when the page becomes visible or hidden. */
    watchSight: refusesToWatch<SightFact>('watchSight'),
  },
  actions: {
    readAgain: ({ context }) => context.shell.send({ type: 'shop.changed', what: 'content' }),
  },
  delays: { readAgain: readAgainMs },
}).createMachine({
  id: 'freshness',
  context: ({ input }) => input,
  // Without it the page is reloaded whether it is visible or not.
  invoke: { src: 'watchSight', onError: {} },
  initial: 'fresh',
  states: {
    fresh: {
      after: { readAgain: { target: 'fresh', reenter: true, actions: 'readAgain' } },
      on: { 'page.hidden': 'hidden' },
    },
    /** The page is hidden; it is reloaded when it is visible again. */
    hidden: { on: { 'page.seen': { target: 'fresh', actions: 'readAgain' } } },
  },
})

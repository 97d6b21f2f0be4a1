import { fromCallback, setup } from 'xstate'
import type { Shell } from '../shell.ts'

/** What the page's window says. */
export type SightFact = { readonly type: 'page.seen' } | { readonly type: 'page.hidden' }

/** A page that the team writes is loaded again so often, ms. */
const readAgainMs = 45_000

/**
 * Keeps a page that the team writes up to date: what is published shows within a minute, on pages that somebody
 * looks at. Customers hear of it over the socket besides.
 */
export const freshnessMachine = setup({
  types: {
    context: {} as { readonly shell: Shell },
    input: {} as { shell: Shell },
    events: {} as SightFact,
  },
  actors: {
    /** Says whenever the page is seen or hidden. */
    watchSight: fromCallback<SightFact>(() => {
      throw new Error('the actor watchSight is not provided')
    }),
  },
  actions: {
    readAgain: ({ context }) => context.shell.send({ type: 'shop.changed' }),
  },
  delays: { readAgain: readAgainMs },
}).createMachine({
  id: 'freshness',
  context: ({ input }) => input,
  // Without it the page is read again whether somebody looks or not.
  invoke: { src: 'watchSight', onError: {} },
  initial: 'fresh',
  states: {
    fresh: {
      after: { readAgain: { target: 'fresh', reenter: true, actions: 'readAgain' } },
      on: { 'page.hidden': 'hidden' },
    },
    /** Nobody looks; it is read when somebody does again. */
    hidden: { on: { 'page.seen': { target: 'fresh', actions: 'readAgain' } } },
  },
})

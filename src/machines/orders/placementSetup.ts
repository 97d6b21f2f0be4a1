import { assign, setup } from 'xstate'
import type { WholeCart } from '../../contracts/cart/cartRows.ts'
import type { Order, PlaceOrder } from '../../contracts/orders/order.ts'
import { type ActsHolder, actsSaved } from '../parts/actsSaved.ts'
import { backOff } from '../parts/backOff.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import { defaultToast, inItsWords, type Refused, type Shell } from '../parts/shell.ts'
import { type Attempt, noPlacement, type PlacementState } from './placementState.ts'

/** No answer came: the shop may have placed the order or not. */
interface Unanswered {
  readonly kind: 'unanswered'
}

export interface Placed {
  readonly kind: 'placed'
  readonly order: Order
  /** The cart that the order has emptied, if the answer contains it. */
  readonly cart: WholeCart | null
}

export type PlaceOutcome = Placed | Refused | Unanswered
export type AskOutcome = Placed | { readonly kind: 'unknown' } | Unanswered

/** How often an unknown order is requested before it counts as not placed. */
const questionsAtMost = 5

export const checkoutPath = '/cart/checkout'

/** Events, actors, actions and guards of placing an order. */
export const placementSetup = setup({
  types: {
    context: {} as PlacementState & {
      readonly shell: Shell
      /** The actors that change the cart. */
      readonly acts: readonly ActsHolder[]
      readonly newKey: () => string
    },
    input: {} as { shell: Shell; acts: readonly ActsHolder[]; newKey: () => string },
    events: {} as
      | { type: 'session.opened'; userId: string }
      | { type: 'session.closed' }
      | { type: 'connectivity.restored' }
      | { type: 'location.shown'; path: string }
      /** `content` describes what is ordered from which cart. */
      | { type: 'order.submitted'; order: PlaceOrder; content: string },
  },
  actors: {
    /** The keys of this customer's attempts whose outcomes were not known when their pages ended. */
    readKeys: refuses<readonly string[], { userId: string }>('readKeys'),
    /** Resolves when all the buyer's changes to the cart are saved. */
    cartSaved: actsSaved,
    placeOrder: refuses<PlaceOutcome, Attempt>('placeOrder'),
    askOrder: refuses<AskOutcome, { key: string }>('askOrder'),
  },
  actions: {
    /** Keeps `context.key` on the device for `context.userId`. */
    keepKey: refusesToAct('keepKey'),
    forgetKey: refusesToAct('forgetKey'),
    /** Drops the draft of the checkout. */
    dropDraft: refusesToAct('dropDraft'),
    /** Keeps the path, which belongs to the page and not to the customer. */
    reset: assign(({ context: { path } }) => ({ ...noPlacement, path })),
    prepare: assign(({ context }, { order, content }: Omit<Attempt, 'key'>) => {
      const isSame = context.attempt?.content === content
      const key = isSame ? (context.attempt?.key ?? '') : context.newKey()
      return { attempt: { key, content, order }, key, saidOf: '', refusal: null, failures: 0 }
    }),
    /** The refusal was shown on the previous page. */
    keepPath: assign(({ context }, path: string) =>
      path === context.path ? {} : { path, refusal: null },
    ),
    endAttempt: assign({ attempt: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    tellOutdated: ({ context }) => context.shell.send({ type: 'cart.outdated' }),
    keepPlaced: assign((_, { order }: Placed) => ({ placed: order })),
    tellPlaced: ({ context: { shell, path } }, { order: { _id, number }, cart }: Placed) => {
      const to = `${checkoutPath}/placed/${_id}`
      shell.send(cart ? { type: 'cart.received', cart } : { type: 'cart.outdated' })
      if (path === checkoutPath) return shell.send({ type: 'departed', to })
      shell.send({
        type: 'said',
        sentence: {
          key: 'order.placed',
          values: { number },
          link: { to, key: 'order.show' },
        },
      })
    },
    tellRefused: ({ context: { shell, path } }, output: PlaceOutcome) => {
      // An order is often refused because the cart differs from what the buyer saw.
      shell.send({ type: 'cart.outdated' })
      if (output.kind === 'refused' && path !== checkoutPath)
        shell.send({ type: 'said', sentence: inItsWords(output.problem) })
    },
    takeKey: assign(({ context: { keysLeft } }) => ({
      ...{ key: keysLeft[0] ?? '', keysLeft: keysLeft.slice(1) },
      failures: 0,
    })),
    /** Shown once for each order, however often it is requested. */
    sayChecking: ({ context: { shell, key, saidOf } }) => {
      if (key !== saidOf) shell.send({ type: 'said', sentence: { key: 'order.checking' } })
    },
    keepSaid: assign({ saidOf: ({ context }) => context.key }),
    sayNotPlaced: ({ context }) =>
      context.shell.send({ type: 'said', sentence: { key: 'order.notPlaced' } }),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
  },
  guards: {
    isKeyLeft: ({ context }) => context.keysLeft.length > 0,
    mayAskAgain: ({ context }) => context.failures < questionsAtMost,
    isBack: ({ context }, path: string) => context.path !== checkoutPath && path === checkoutPath,
  },
  delays: {
    backOff: ({ context }) => backOff(context.failures),
  },
})

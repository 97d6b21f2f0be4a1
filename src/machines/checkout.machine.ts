import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { Address } from '../contracts/customer.ts'
import type { Order, PlaceOrder } from '../contracts/orders.ts'
import { type FieldProblems, fieldProblemsOf, problemFields } from './fieldProblems.ts'
import { refuses } from './refuses.ts'
import { defaultToast, inItsWords, type Refused, type Sentence, type Shell } from './shell.ts'

/** One attempt: the key stays the same as long as the content does, so that a retry makes one order. */
export interface Attempt {
  readonly key: string
  readonly content: string
  readonly order: PlaceOrder
}

export type PlaceOutcome = { readonly kind: 'placed'; readonly order: Order } | Refused

/** The address as it was typed. */
type Typed = Readonly<Record<string, string>>

/**
 * Ordering what is in the cart (specification 2, `/cart/checkout`; decisions, Orders): address, shipping
 * and note beside the review of the cart, then one order with one Idempotency-Key.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as {
      shell: Shell
      newKey: () => string
      attempt: Attempt | null
      problems: FieldProblems
      refusal: Sentence | null
    },
    input: {} as { shell: Shell; newKey: () => string },
    events: {} as {
      type: 'order.submitted'
      address: Typed
      terms: Omit<PlaceOrder, 'address'>
      /** Says which cart it is: the rows and their quantities. */
      cart: string
    },
  },
  actors: { placeOrder: refuses<PlaceOutcome, Attempt>('placeOrder') },
  actions: {
    showProblems: assign((_, address: Typed) => ({ problems: problemsOf(address), refusal: null })),
    prepare: assign(
      (
        { context },
        given: { address: Typed; terms: Omit<PlaceOrder, 'address'>; cart: string },
      ) => {
        const order = { ...given.terms, address: Address.parse(withoutBlanks(given.address)) }
        const content = JSON.stringify([order, given.cart])
        const key = context.attempt?.content === content ? context.attempt.key : context.newKey()
        return { attempt: { key, content, order }, problems: {}, refusal: null }
      },
    ),
    tellOutdated: ({ context }) => context.shell.send({ type: 'cart.outdated' }),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
  },
  guards: {
    isAddressComplete: (_, address: Typed) => Object.keys(problemsOf(address)).length === 0,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...input, attempt: null, problems: {}, refusal: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'order.submitted': [
          {
            guard: { type: 'isAddressComplete', params: ({ event }) => event.address },
            target: 'placing',
            actions: { type: 'prepare', params: ({ event }) => event },
          },
          { actions: { type: 'showProblems', params: ({ event }) => event.address } },
        ],
      },
    },
    placing: {
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => requireAttempt(context.attempt),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'placed',
            target: 'placed',
            actions: ({ context, event: { output } }) => {
              if (output.kind !== 'placed') return
              context.shell.send({ type: 'cart.outdated' })
              context.shell.send({
                type: 'departed',
                to: `/cart/checkout/placed/${output.order._id}`,
              })
            },
          },
          {
            target: 'editing',
            actions: [
              assign(({ event: { output } }) =>
                output.kind === 'refused'
                  ? {
                      refusal: inItsWords(output.problem),
                      problems: problemFields(output.problem),
                    }
                  : {},
              ),
              // A refused order often means that the cart is not what the buyer saw.
              'tellOutdated',
            ],
          },
        ],
        // Whether the order was taken is not known: the same attempt may be sent again.
        onError: { target: 'editing', actions: 'toastFailure' },
      },
    },
    placed: { type: 'final' },
  },
})
export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>
type Snapshot = SnapshotFrom<typeof checkoutMachine>

export const selectProblems = (snapshot: Snapshot) => snapshot.context.problems
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal
export const selectIsPlacing = (snapshot: Snapshot) => snapshot.matches('placing')
/** From the order on until its own page is there: the cart may be empty already. */
export const selectIsOrdering = (snapshot: Snapshot) =>
  snapshot.matches('placing') || snapshot.matches('placed')

const withoutBlanks = (typed: Typed) =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''))

const problemsOf = (address: Typed): FieldProblems => {
  const parsed = Address.safeParse(withoutBlanks(address))
  return parsed.success ? {} : fieldProblemsOf(address, parsed.error)
}

const requireAttempt = (attempt: Attempt | null): Attempt => {
  if (!attempt) throw new Error('an order is placed without an attempt')
  return attempt
}

import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { Address } from '../contracts/customer.ts'
import type { PlaceOrder } from '../contracts/orders.ts'
import { type FieldProblems, fieldProblemsOf } from './fieldProblems.ts'
import type { Shell } from './shell.ts'

/** The address as it was typed. */
type Typed = Readonly<Record<string, string>>

interface Submitted {
  readonly address: Typed
  readonly terms: Omit<PlaceOrder, 'address'>
  /** Says which cart it is: the rows and their quantities. */
  readonly cart: string
}

/**
 * The form of the checkout: the address is checked, then the order goes to the shell, which places it
 * (`orders/placement.machine.ts`).
 */
export const checkoutMachine = setup({
  types: {
    context: {} as { readonly shell: Shell; readonly problems: FieldProblems },
    input: {} as { shell: Shell },
    events: {} as { type: 'order.submitted' } & Submitted,
  },
  actions: {
    showProblems: assign((_, address: Typed) => ({ problems: problemsOf(address) })),
    tellSubmitted: ({ context: { shell } }, { address, terms, cart }: Submitted) => {
      const order = { ...terms, address: Address.parse(withoutBlanks(address)) }
      shell.send({ type: 'order.submitted', order, content: JSON.stringify([order, cart]) })
    },
  },
  guards: {
    isAddressComplete: (_, address: Typed) => Object.keys(problemsOf(address)).length === 0,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...input, problems: {} }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'order.submitted': [
          {
            guard: { type: 'isAddressComplete', params: ({ event }) => event.address },
            actions: [
              assign({ problems: {} }),
              { type: 'tellSubmitted', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'showProblems', params: ({ event }) => event.address } },
        ],
      },
    },
  },
})
export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>

/** What is wrong with the address as it was typed. */
export const selectProblems = (snapshot: SnapshotFrom<typeof checkoutMachine>) =>
  snapshot.context.problems

const withoutBlanks = (typed: Typed) =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''))

const problemsOf = (address: Typed): FieldProblems => {
  const parsed = Address.safeParse(withoutBlanks(address))
  return parsed.success ? {} : fieldProblemsOf(address, parsed.error)
}

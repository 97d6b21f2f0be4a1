import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { SavedAddress } from '../../contracts/account/address.ts'
import type { Message } from '../../contracts/primitives.ts'
import { refuses } from '../parts/refuses.ts'
import { defaultToast, inServerWords, type Refused, type Shell } from '../parts/shell.ts'

/** What the customer does with an address. */
export interface AddressAct {
  readonly kind: 'makeFirst' | 'remove'
  readonly id: string
}

export type AddressOutcome =
  | ({ readonly kind: 'changed'; readonly addresses: readonly SavedAddress[] } & Message)
  | Refused

/**
 * The list of a customer's addresses. One is made the default, or deleted after a confirmation. One act at a time:
 * each answer is the whole list.
 */
export const addressBookMachine = setup({
  types: {
    context: {} as {
      readonly shell: Shell
      /** The default first. */
      readonly addresses: readonly SavedAddress[]
      /** The act that is being confirmed or sent. */
      readonly act: AddressAct | null
    },
    input: {} as { shell: Shell; addresses: readonly SavedAddress[] },
    events: {} as
      | { type: 'default.chosen'; id: string }
      | { type: 'deletion.asked'; id: string }
      | { type: 'deletion.confirmed' }
      | { type: 'deletion.cancelled' },
  },
  actors: { act: refuses<AddressOutcome, { act: AddressAct }>('act') },
  actions: {
    begin: assign((_, act: AddressAct) => ({ act })),
    end: assign({ act: null }),
    keepAnswer: assign(({ context: { addresses, act } }, outcome: AddressOutcome) => {
      if (outcome.kind === 'changed') return { addresses: outcome.addresses, act: null }
      // The address was deleted in another tab.
      const isGone = outcome.problem.code === 'not_found'
      return { addresses: addresses.filter(({ _id }) => !isGone || _id !== act?.id), act: null }
    }),
    say: ({ context: { shell } }, outcome: AddressOutcome) =>
      shell.send({
        type: 'said',
        sentence: inServerWords(outcome),
      }),
    toastFailure: ({ context: { shell } }) => shell.send(defaultToast),
  },
}).createMachine({
  id: 'addressBook',
  context: ({ input }) => ({ ...input, act: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'default.chosen': {
          target: 'sending',
          actions: {
            type: 'begin',
            params: ({ event: { id } }) => ({ kind: 'makeFirst' as const, id }),
          },
        },
        'deletion.asked': {
          target: 'confirming',
          actions: {
            type: 'begin',
            params: ({ event: { id } }) => ({ kind: 'remove' as const, id }),
          },
        },
      },
    },
    confirming: {
      on: {
        'deletion.confirmed': 'sending',
        'deletion.cancelled': { target: 'idle', actions: 'end' },
      },
    },
    sending: {
      invoke: {
        src: 'act',
        input: ({ context: { act } }) => ({ act: act as AddressAct }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => event.output },
            { type: 'say', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'idle', actions: ['end', 'toastFailure'] },
      },
    },
  },
})
export type AddressBookRef = ActorRefFrom<typeof addressBookMachine>
type Snapshot = SnapshotFrom<typeof addressBookMachine>

export const selectAddresses = ({ context }: Snapshot) => context.addresses
/** The address that the customer is asked about before it is deleted. */
export const selectAskedId = ({ context: { act } }: Snapshot) =>
  act?.kind === 'remove' ? act.id : null

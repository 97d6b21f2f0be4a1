import { type ActorRefFrom, assign } from 'xstate'
import { afterLoad, afterReceived, afterStock, beforeLoad } from './cartContext.ts'
import { cartSetup } from './cartSetup.ts'
import { closedCart } from './cartState.ts'
import { writing } from './cartWriting.ts'
import type { EditEvent } from './judgeEdit.ts'

/**
 * The cart of the customer who is logged in, loaded at the login and when a page starts (rule K14). Edits show at once
 * and are sent as quantities to set. Quick edits are sent together, one call at a time, and retried after a failure
 * until the shop has accepted or refused them. Every answer and every event has the cart's version, so that an older
 * one never replaces a newer one (rule K12).
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({ ...input, ...closedCart }),
  initial: 'closed',
  on: {
    'cart.opened': [
      {
        guard: { type: 'isSameCustomer', params: ({ event }) => event.userId },
        actions: ({ self }) => self.send({ type: 'cart.outdated' }),
      },
      {
        target: '.open',
        reenter: true,
        actions: ['tellUnsaved', 'reset', assign({ userId: ({ event }) => event.userId })],
      },
    ],
  },
  states: {
    /** No customer is logged in. */
    closed: {},
    open: {
      type: 'parallel',
      on: {
        'cart.closed': { target: 'closed', actions: ['tellUnsaved', 'reset'] },
        'cart.changed': {
          actions: [{ type: 'applyNews', params: ({ event }) => event }, 'tellLost', 'dropLost'],
        },
        'cart.received': {
          actions: [
            assign(({ context, event }) => afterReceived(context, event.cart)),
            'tellLost',
            'dropLost',
          ],
        },
        'product.changed': {
          guard: { type: 'holds', params: ({ event }) => event.slug },
          actions: 'noteOutdated',
        },
        'stock.changed': {
          actions: assign(({ context, event }) => afterStock(context, event.variants)),
        },
        'quantity.typed': editing(),
        'row.incremented': editing(),
        'row.decremented': editing(),
        'row.removed': editing(),
        'price.accepted': editing(),
        'line.removed': editing(),
      },
      states: {
        reading: {
          initial: 'loading',
          states: {
            loading: {
              entry: assign(({ context }) => beforeLoad(context)),
              invoke: {
                src: 'loadCart',
                input: ({ context }) => ({ userId: context.userId }),
                onDone: {
                  target: 'loaded',
                  actions: [
                    assign(({ context, event }) => ({
                      ...afterLoad(context, event.output),
                      loadFailures: 0,
                    })),
                    'tellLost',
                    'dropLost',
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: assign({ loadFailures: ({ context }) => context.loadFailures + 1 }),
                },
              },
              // A call that started before the connection was lost may hang.
              on: {
                'cart.outdated': { target: 'loading', reenter: true },
                'connection.opened': { target: 'loading', reenter: true },
              },
            },
            loaded: {
              always: { guard: 'isBehind', target: 'behind' },
              on: {
                'cart.outdated': 'loading',
                'connection.opened': {
                  guard: { type: 'showsOldStock', params: ({ event }) => event.stock },
                  target: 'loading',
                },
              },
            },
            /**
             * A change is missing. It may arrive late: answers and events use different connections. Changes of
             * products come in numbers, from an import.
             */
            behind: {
              always: { guard: 'isComplete', target: 'loaded' },
              after: { changesCome: 'loading' },
              on: { 'cart.outdated': 'loading', 'connection.opened': 'loading' },
            },
            failed: {
              after: { loadBackOff: 'loading' },
              on: { 'cart.outdated': 'loading' },
            },
          },
        },
        writing,
      },
    },
  },
})
export type CartRef = ActorRefFrom<typeof cartMachine>

/** The buyer edits the cart. */
function editing() {
  type Edit = { event: EditEvent }
  return {
    actions: [
      { type: 'tellVerdict', params: ({ event }: Edit) => event },
      { type: 'applyEdit', params: ({ event }: Edit) => event },
      'beginPause',
    ],
  } as const
}

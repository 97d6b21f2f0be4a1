import { assign } from 'xstate'
import type { Sending } from '../../domain/cart/edits.ts'
import type { Quantities } from '../../domain/cart/offline/commands.ts'
import { inItsWords } from '../parts/shell.ts'
import {
  afterAnswer,
  afterGone,
  afterSending,
  unsavedQuantities,
  whileSending,
  withoutRefused,
} from './cartContext.ts'
import { cartSetup, type RowEdit } from './cartSetup.ts'
import type { CartState } from './cartState.ts'

const takingQueued = {
  type: 'takeQueued',
  params: ({ event }: { event: { quantities: Quantities } }) => event.quantities,
} as const

/**
 * Sending the buyer's edits: quick ones together, one call at a time, retried after a failure. A refusal shows in the
 * notification bar (rule N8).
 */
export const writing = cartSetup.createStateConfig({
  initial: 'settled',
  on: {
    'offline.continued': '.queueing',
    'commands.changed': [
      {
        guard: { type: 'isQueued', params: ({ event }) => event.quantities },
        target: '.queueing',
        actions: takingQueued,
      },
      { actions: takingQueued },
    ],
    'page.left': {
      guard: 'hasUnsent',
      actions: {
        type: 'sendRest',
        params: ({ context }) => rowEdits(context, unsavedQuantities(context)),
      },
    },
  },
  states: {
    /** Edits wait in the offline queue, which sends them when the shop is reached again (rule K23). */
    queueing: {
      entry: ['handEdits', 'keepQueued'],
      on: {
        'edit.made': { actions: ['handEdits', 'keepQueued'] },
        'offline.continued': {},
        'commands.changed': { actions: takingQueued },
        'commands.sent': 'settled',
      },
    },
    settled: { always: { guard: 'hasEdits', target: 'gathering' } },
    /** Quick edits are sent together. */
    gathering: {
      initial: 'pausing',
      after: { gathersAtMost: 'preparing' },
      on: { 'acts.flushed': 'preparing' },
      states: {
        pausing: {
          after: { gathers: '#cart.open.writing.preparing' },
          on: { 'edit.made': { target: 'pausing', reenter: true } },
        },
      },
    },
    preparing: {
      entry: assign(({ context }) => whileSending(context)),
      always: [{ guard: 'isNeeded', target: 'sending' }, { target: 'settled' }],
    },
    sending: {
      invoke: {
        src: 'editCart',
        input: ({ context }) => ({ edits: rowEdits(context, context.sending) }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'changed',
            target: 'settled',
            actions: [
              assign(({ context, event: { output } }) =>
                output.kind === 'changed'
                  ? { ...afterAnswer(context, output.delta), sendFailures: 0 }
                  : {},
              ),
              'tellLost',
              'dropLost',
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'unanswered',
            target: 'waiting',
            actions: ['keepRetry', 'tellLost', 'dropLost'],
          },
          {
            guard: ({ event }) => event.output.kind === 'gone',
            target: 'settled',
            actions: [
              assign(({ context }) => ({ ...afterGone(context), sendFailures: 0 })),
              ({ self }) => self.send({ type: 'cart.outdated' }),
            ],
          },
          {
            target: 'settled',
            actions: [
              {
                type: 'say',
                params: ({ event: { output } }) =>
                  output.kind === 'refused' ? inItsWords(output.problem) : { key: 'cart.notSaved' },
              },
              assign(({ context, event: { output } }) =>
                output.kind === 'refused'
                  ? {
                      ...withoutRefused(context, new Set(output.rowIds)),
                      sendFailures: 0,
                    }
                  : {},
              ),
              ({ self }) => self.send({ type: 'cart.outdated' }),
            ],
          },
        ],
        onError: [
          {
            guard: 'mayRetry',
            target: 'waiting',
            actions: ['keepRetry', 'tellLost', 'dropLost'],
          },
          {
            target: 'settled',
            actions: [
              { type: 'say', params: { key: 'cart.notSaved' } },
              assign(({ context }) => ({ ...afterSending(context), sendFailures: 0 })),
              ({ self }) => self.send({ type: 'cart.outdated' }),
            ],
          },
        ],
      },
    },
    /** The shop could not be reached, or failed. */
    waiting: {
      after: { sendBackOff: 'preparing' },
      on: {
        'cart.outdated': 'preparing',
        'connection.opened': 'preparing',
        'acts.flushed': 'preparing',
      },
    },
  },
})

const rowEdits = ({ known }: CartState, quantities: Sending): readonly RowEdit[] =>
  known.flatMap(({ _id: rowId, cart: { productId } }) => {
    const quantity = quantities[rowId]
    return quantity === undefined ? [] : [{ rowId, productId, quantity }]
  })

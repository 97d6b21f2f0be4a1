import { assign, not } from 'xstate'
import { wishlistSetup } from './wishlistSetup.ts'
import type { Move } from './wishlistState.ts'

/**
 * Moving wishes to the cart. A product with a choice is picked first, and leaves the list when the buyer has put it
 * into the cart (rule W3). A directly sold product goes into the cart at once: the move is sent under its key until its
 * outcome is known, also after a reload. Then the key expires, and another move of the product gets a new key.
 */
export const moving = wishlistSetup.createStateConfig({
  initial: 'restoring',
  on: {
    'move.requested': [
      {
        guard: { type: 'isDirect', params: ({ event }) => event.product },
        actions: [
          { type: 'queueMove', params: ({ event }) => event.product },
          { type: 'keepMoves', params: ({ context }) => context },
        ],
      },
      {
        actions: [
          { type: 'keepPicked', params: ({ event }) => event.product },
          { type: 'pick', params: ({ event }) => event.product.slug },
        ],
      },
    ],
    'product.added': {
      guard: { type: 'isPicked', params: ({ event }) => event.slug },
      actions: [
        { type: 'takeOff', params: ({ context }) => context.picked?._id ?? '' },
        'forgetPicked',
      ],
    },
    'page.shown': { actions: 'forgetPicked' },
  },
  states: {
    restoring: {
      on: {
        // Read the stored moves first, so that they are not overwritten.
        'move.requested': {
          guard: { type: 'isDirect', params: ({ event }) => event.product },
          actions: { type: 'queueMove', params: ({ event }) => event.product },
        },
      },
      invoke: {
        src: 'readMoves',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: {
          target: 'none',
          actions: [
            assign(({ context, event }) => ({ moves: [...event.output, ...context.moves] })),
            { type: 'keepMoves', params: ({ context }) => context },
          ],
        },
        onError: 'none',
      },
    },
    none: {
      always: [
        { guard: 'hasMoves', target: 'adding' },
        { guard: 'isPicking', target: 'picking' },
      ],
    },
    picking: {
      always: [
        { guard: 'hasMoves', target: 'adding' },
        { guard: not('isPicking'), target: 'none' },
      ],
    },
    adding: {
      invoke: {
        src: 'addToCart',
        input: ({ context }) => requireMove(context.moves),
        onDone: [
          {
            guard: { type: 'isMoved', params: ({ event }) => event.output },
            target: 'none',
            actions: [
              { type: 'tellMoved', params: ({ event }) => event.output },
              { type: 'takeOff', params: ({ context }) => requireMove(context.moves).productId },
              'endMove',
              { type: 'keepMoves', params: ({ context }) => context },
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'unanswered',
            target: 'waiting',
            actions: ['toastFirstFailure', 'countMoveFailure'],
          },
          {
            target: 'none',
            actions: [
              { type: 'tellMoved', params: ({ event }) => event.output },
              'endMove',
              { type: 'keepMoves', params: ({ context }) => context },
            ],
          },
        ],
        onError: [
          {
            guard: 'mayMoveAgain',
            target: 'waiting',
            actions: ['toastFirstFailure', 'countMoveFailure'],
          },
          {
            target: 'none',
            actions: [
              ...(['toastFailure', 'tellCartOutdated', 'endMove'] as const),
              { type: 'keepMoves', params: ({ context }) => context },
            ],
          },
        ],
      },
    },
    /** The shop could not be reached, or failed. */
    waiting: {
      after: { moveBackOff: 'adding' },
      on: { 'wishlist.outdated': 'adding', 'acts.flushed': 'adding' },
    },
  },
})

const requireMove = ([move]: readonly Move[]): Move => {
  if (!move) throw new Error('nothing waits to be moved')
  return move
}

import { wishlistSetup } from './wishlistSetup.ts'

/** Moving a wish to the cart. */
export const moving = wishlistSetup.createStateConfig({
  initial: 'none',
  on: {
    'move.requested': [
      {
        guard: { type: 'isDirect', params: ({ event }) => event.product },
        target: '.adding',
        actions: { type: 'keepMoving', params: ({ event }) => event.product },
      },
      {
        target: '.picking',
        actions: [
          { type: 'keepMoving', params: ({ event }) => event.product },
          { type: 'pick', params: ({ event }) => event.product.slug },
        ],
      },
    ],
  },
  states: {
    none: {},
    picking: {
      on: {
        'cart.changed': {
          guard: { type: 'hasArrived', params: ({ event }) => event },
          target: 'none',
          actions: ['takeMovedOff', 'forgetMoving'],
        },
        'page.shown': { target: 'none', actions: 'forgetMoving' },
      },
    },
    adding: {
      // One at a time: the button of the others is closed meanwhile.
      on: { 'move.requested': {} },
      invoke: {
        src: 'addToCart',
        input: ({ context: { moving, moveKeys } }) => ({
          slug: moving?.slug ?? '',
          key: moveKeys[moving?.slug ?? ''] ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isMoved', params: ({ event }) => event.output },
            target: 'none',
            actions: [
              { type: 'tellMoved', params: ({ event }) => event.output },
              'forgetKey',
              'takeMovedOff',
              'forgetMoving',
            ],
          },
          {
            target: 'none',
            actions: [
              { type: 'tellMoved', params: ({ event }) => event.output },
              'forgetKey',
              'forgetMoving',
            ],
          },
        ],
        // Whether it is in the cart is not known: the key stays for the next press.
        onError: { target: 'none', actions: ['toastFailure', 'forgetMoving'] },
      },
    },
  },
})

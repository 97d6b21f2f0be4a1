import { type ActorRefFrom, assign, enqueueActions, raise } from 'xstate'
import { choose, settled, withStock } from '../../domain/catalogue/variants.ts'
import { cartedIn } from '../cart/cartWatcher.ts'
import { offered, wayTo } from './pickerChoices.ts'
import { callFor, offStep, pasteColumn, settle, steppedBy } from './pickerDraft.ts'
import { variantPickerSetup } from './variantPickerSetup.ts'

/**
 * Picking what to order of a product: level by level, then a quantity or a table of quantities, which begin with what
 * the cart holds and set it. Choosing a level drops the choices below it, the quantity and the draft; a level that then
 * offers only one value is chosen automatically. A value that does not exist with the choices above is unavailable: the
 * nearest way to it is offered, so that no choice is a dead end. Adding without a variant says why (rule V6).
 */
export const variantPickerMachine = variantPickerSetup.createMachine({
  id: 'variantPicker',
  context: ({ input: { selection = {}, ...input } }) => ({
    ...input,
    carted: cartedIn(input.cart.getSnapshot()),
    selection: offered(input.product, selection),
    draft: {},
    unavailable: null,
    sent: null,
  }),
  invoke: [
    {
      src: 'watchCart',
      input: ({ context: { cart } }) => ({ cart }),
      // The cart outlives the picker.
      onError: {},
    },
    {
      src: 'watchProduct',
      input: ({ context: { product } }) => ({ product }),
      onError: {},
    },
  ],
  // The address may contain choices that the product does not offer, and a level may be chosen automatically.
  entry: 'keepInAddress',
  type: 'parallel',
  on: {
    'cart.counted': { actions: assign(({ event: { carted } }) => ({ carted })) },
    'stock.changed': {
      actions: assign(({ context, event }) => ({
        product: withStock(context.product, event.variants),
      })),
    },
  },
  states: {
    picking: {
      initial: 'choosing',
      on: {
        'value.chosen': {
          guard: { type: 'mayChoose', params: ({ event }) => event },
          target: '.choosing',
          actions: [
            {
              type: 'select',
              params: ({ context: { product, selection }, event: { attribute, value } }) =>
                settled(product, choose(product, selection, attribute, value)),
            },
            raise({ type: 'selection.changed' }),
          ],
        },
        'selection.asked': [
          {
            guard: { type: 'asksForOthers', params: ({ event }) => event.selection },
            target: '.choosing',
            actions: [
              {
                type: 'select',
                params: ({ context, event }) => offered(context.product, event.selection),
              },
              raise({ type: 'selection.changed' }),
            ],
          },
          { actions: 'keepInAddress' },
        ],
        'product.refreshed': [
          {
            guard: { type: 'keepsSelection', params: ({ event }) => event.product },
            actions: { type: 'keepProduct', params: ({ event }) => event.product },
          },
          {
            target: '.choosing',
            actions: [
              {
                type: 'select',
                params: ({ context, event }) => offered(event.product, context.selection),
              },
              { type: 'keepProduct', params: ({ event }) => event.product },
              raise({ type: 'selection.changed' }),
            ],
          },
        ],
      },
      states: {
        choosing: {
          initial: 'unmarked',
          always: { guard: 'isComplete', target: 'counting' },
          on: {
            'add.requested': {
              target: '.marked',
              actions: [{ type: 'toast', params: 'cart.noVariant' }, 'leadToMissing'],
            },
          },
          states: {
            unmarked: {},
            /** The first level without a choice is shown as missing. */
            marked: {},
          },
        },
        counting: {
          on: {
            'quantity.incremented': {
              actions: {
                type: 'setPieces',
                params: ({ context, event: { productId, steps = 1 } }) => ({
                  productId,
                  quantity: steppedBy(context, productId, steps),
                }),
              },
            },
            'quantity.decremented': {
              actions: {
                type: 'setPieces',
                params: ({ context, event: { productId, steps = 1 } }) => ({
                  productId,
                  quantity: steppedBy(context, productId, -steps),
                }),
              },
            },
            'quantity.typed': {
              actions: enqueueActions(({ context, event: { productId, quantity }, enqueue }) => {
                const stands = settle(context, quantity)
                enqueue({ type: 'setPieces', params: { productId, quantity: stands } })
                const isEmptied = stands === 0 && quantity < 0
                if (stands !== quantity && !isEmptied && !Number.isNaN(quantity))
                  enqueue({ type: 'sayMoved', params: stands })
              }),
            },
            'quantities.pasted': {
              actions: enqueueActions(({ context, event: { productId, column }, enqueue }) => {
                const pasted = pasteColumn(context, productId, column)
                enqueue.assign({ draft: { ...context.draft, ...pasted.draft } })
                enqueue({ type: 'sayPasted', params: pasted })
              }),
            },
            'add.requested': [
              { guard: 'isAdding' },
              {
                guard: 'hasNoVariant',
                actions: {
                  type: 'toast',
                  params: ({ context }) =>
                    context.product.moreCombination
                      ? 'cart.variantsMissing'
                      : 'cart.variantMissing',
                },
              },
              {
                guard: 'isBelowMinimum',
                actions: { type: 'toast', params: 'cart.minimumPieces' },
              },
              {
                guard: 'isOffStep',
                actions: enqueueActions(({ context, enqueue }) => {
                  const moved = offStep(context)
                  if (!moved) return
                  enqueue({ type: 'setPieces', params: moved })
                  enqueue({ type: 'sayMoved', params: moved.quantity })
                }),
              },
              { actions: raise({ type: 'draft.ready' }) },
            ],
          },
        },
      },
    },
    way: {
      initial: 'none',
      on: {
        'value.chosen': {
          guard: { type: 'isMadeElsewhere', params: ({ event }) => event },
          target: '.offered',
          actions: {
            type: 'keepUnavailable',
            params: ({ event: { attribute, value } }) => ({ attribute, value }),
          },
        },
        'selection.changed': { target: '.none', actions: ['dropUnavailable', 'keepInAddress'] },
      },
      states: {
        none: {},
        /** The nearest way to the unavailable value can be taken. */
        offered: {
          on: {
            'way.taken': {
              guard: 'hasWay',
              actions: raise(({ context }) => ({
                type: 'selection.asked',
                selection: wayTo(context) ?? {},
              })),
            },
          },
        },
      },
    },
    adding: {
      initial: 'idle',
      states: {
        idle: { on: { 'draft.ready': { target: 'sending', actions: 'keepSent' } } },
        sending: {
          invoke: {
            src: 'addToCart',
            input: ({ context: { sent, product, shell, cart }, context }) => ({
              call: sent ?? callFor(context),
              ...{ product, shell, cart },
            }),
            onDone: [
              {
                guard: { type: 'isNotTaken', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'tellOutcome', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: [{ type: 'tellOutcome', params: ({ event }) => event.output }, 'dropSent'],
              },
            ],
            onError: { target: 'idle', actions: 'toastFailure' },
          },
        },
      },
    },
  },
})
export type VariantPickerRef = ActorRefFrom<typeof variantPickerMachine>

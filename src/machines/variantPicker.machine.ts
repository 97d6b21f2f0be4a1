import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import type { CartRow } from '../contracts/cart.ts'
import type { Product } from '../contracts/catalogue.ts'
import { increment, meetsPooledMinimum } from '../domain/quantity.ts'
import {
  canChoose,
  choose,
  isSelectionComplete,
  type Selection,
  stillOffered,
} from '../domain/variants.ts'
import { movedTo } from './movedTo.ts'
import {
  type AddToCart,
  type CartReader,
  callFor,
  isOutOfStock,
  offStep,
  oneStepDown,
  orderable,
  type PickerDraft,
  type Pieces,
  piecesOf,
  settle,
  totalPieces,
} from './pickerDraft.ts'
import { refuses } from './refuses.ts'
import { defaultToast, type Refused, type SentenceKey, type Shell } from './shell.ts'

export type AddOutcome =
  | { readonly kind: 'added'; readonly message: string; readonly rows: readonly CartRow[] }
  | Refused

/**
 * Picking what to order of a product (specification 4): level by level, then a quantity or a table of
 * quantities. Choosing a level drops the choices below it, the quantity and the draft.
 */
export const variantPickerMachine = setup({
  types: {
    context: {} as PickerDraft & { readonly shell: Shell },
    input: {} as { shell: Shell; cart: CartReader; product: Product },
    events: {} as
      | { type: 'value.chosen'; attribute: string; value: string }
      | { type: 'quantity.typed'; productId: string; quantity: number }
      | { type: 'quantity.incremented'; productId: string }
      | { type: 'quantity.decremented'; productId: string }
      | { type: 'add.requested' }
      /** The product as it now stands: its stock, its prices, what it is made in. */
      | { type: 'product.refreshed'; product: Product },
  },
  actors: { addToCart: refuses<AddOutcome, AddToCart>('addToCart') },
  actions: {
    setPieces: assign(({ context }, { productId, quantity }: Pieces) => ({
      draft: { ...context.draft, [productId]: quantity },
    })),
    resetDraft: assign({ draft: {} }),
    keepProduct: assign({ product: (_, product: Product) => product }),
    toast: ({ context }, key: SentenceKey) =>
      context.shell.send({ type: 'toast.raised', sentence: { key } }),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    sayMoved: ({ context: { shell, product } }, { quantity }: Pieces) =>
      shell.send({
        type: 'said',
        sentence: movedTo(product.quantityRule, quantity),
      }),
    tellOutcome: ({ context }, outcome: AddOutcome) => {
      const { shell } = context
      if (outcome.kind === 'refused')
        return shell.send({ type: 'said', sentence: { text: outcome.problem.message } })
      shell.send({ type: 'cart.changed', rows: outcome.rows })
      shell.send({
        type: 'said',
        sentence: isOutOfStock(context)
          ? { key: 'cart.addedOutOfStock' }
          : { text: outcome.message },
      })
    },
  },
  guards: {
    mayChoose: ({ context }, choice: { attribute: string; value: string }) =>
      canChoose(context.product, context.selection, choice.attribute, choice.value),
    keepsSelection: ({ context: { selection } }, product: Product) =>
      sameChoices(stillOffered(product, selection), selection),
    isComplete: ({ context }) => isSelectionComplete(context.product, context.selection),
    hasNoVariant: ({ context }) => orderable(context).length === 0,
    isOffStep: ({ context }) => offStep(context) !== undefined,
    isBelowPooledMinimum: ({ context: { product }, context }) =>
      product.moreCombination &&
      (totalPieces(context) === 0 || !meetsPooledMinimum(true, totalPieces(context))),
  },
}).createMachine({
  id: 'variantPicker',
  context: ({ input }) => ({ ...input, selection: {}, draft: {} }),
  initial: 'choosing',
  on: {
    'value.chosen': {
      guard: {
        type: 'mayChoose',
        params: ({ event: { attribute, value } }) => ({ attribute, value }),
      },
      target: '.choosing',
      actions: assign(({ context, event }) => ({
        selection: choose(context.product, context.selection, event.attribute, event.value),
        draft: {},
      })),
    },
    'product.refreshed': [
      {
        guard: { type: 'keepsSelection', params: ({ event }) => event.product },
        actions: { type: 'keepProduct', params: ({ event }) => event.product },
      },
      {
        target: '.choosing',
        actions: [
          assign(({ context, event: { product } }) => ({
            selection: stillOffered(product, context.selection),
          })),
          { type: 'keepProduct', params: ({ event }) => event.product },
          'resetDraft',
        ],
      },
    ],
  },
  states: {
    choosing: {
      always: { guard: 'isComplete', target: 'counting' },
      on: { 'add.requested': { actions: { type: 'toast', params: 'cart.noVariant' } } },
    },
    counting: {
      on: {
        'quantity.incremented': {
          actions: {
            type: 'setPieces',
            params: ({ context, event: { productId } }) => ({
              productId,
              quantity: increment(context.product.quantityRule, piecesOf(context, productId)),
            }),
          },
        },
        'quantity.decremented': {
          actions: {
            type: 'setPieces',
            params: ({ context, event: { productId } }) => ({
              productId,
              quantity: oneStepDown(context, productId),
            }),
          },
        },
        'quantity.typed': {
          actions: enqueueActions(({ context, event: { productId, quantity }, enqueue }) => {
            const settled = settle(context, quantity)
            enqueue({ type: 'setPieces', params: { productId, quantity: settled } })
            if (settled !== quantity && !Number.isNaN(quantity))
              enqueue({ type: 'sayMoved', params: { productId, quantity: settled } })
          }),
        },
        'add.requested': [
          {
            guard: 'hasNoVariant',
            actions: {
              type: 'toast',
              params: ({ context }) =>
                context.product.moreCombination ? 'cart.variantsMissing' : 'cart.variantMissing',
            },
          },
          {
            guard: 'isBelowPooledMinimum',
            actions: { type: 'toast', params: 'cart.minimumPieces' },
          },
          {
            guard: 'isOffStep',
            actions: enqueueActions(({ context, enqueue }) => {
              const moved = offStep(context)
              if (!moved) return
              enqueue({ type: 'setPieces', params: moved })
              enqueue({ type: 'sayMoved', params: moved })
            }),
          },
          { target: 'adding' },
        ],
      },
    },
    adding: {
      invoke: {
        src: 'addToCart',
        input: ({ context }) => callFor(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'added',
            target: 'counting',
            actions: [{ type: 'tellOutcome', params: ({ event }) => event.output }, 'resetDraft'],
          },
          {
            target: 'counting',
            actions: { type: 'tellOutcome', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'counting', actions: 'toastFailure' },
      },
      // The draft that is on its way is not changed under it.
      on: {
        'value.chosen': {},
        'product.refreshed': {
          actions: { type: 'keepProduct', params: ({ event }) => event.product },
        },
      },
    },
  },
})
export type VariantPickerRef = ActorRefFrom<typeof variantPickerMachine>
type Snapshot = SnapshotFrom<typeof variantPickerMachine>

export const selectSelection = (snapshot: Snapshot) => snapshot.context.selection
export const selectDraft = (snapshot: Snapshot) => snapshot.context.draft
export const selectIsCounting = (snapshot: Snapshot) => !snapshot.matches('choosing')
export const selectIsAdding = (snapshot: Snapshot) => snapshot.matches('adding')
/** Some of what is picked is not in stock in that number: the notice of specification 8 shows. */
export const selectIsOutOfStock = (snapshot: Snapshot) => isOutOfStock(snapshot.context)

const sameChoices = (one: Selection, other: Selection) =>
  Object.keys(one).length === Object.keys(other).length

import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import type { CartRow } from '../contracts/cart.ts'
import type { Product } from '../contracts/catalogue.ts'
import { meetsPooledMinimum } from '../domain/quantity.ts'
import {
  canChoose,
  choose,
  isSelectionComplete,
  nearestWay,
  type Selection,
  settled,
  stillOffered,
} from '../domain/variants.ts'
import { movedTo } from './movedTo.ts'
import {
  type AddToCart,
  type CartReader,
  callFor,
  isOutOfStock,
  offStep,
  orderable,
  type Pasted,
  type PickerDraft,
  type Pieces,
  pasteColumn,
  piecesOf,
  roomFor,
  settle,
  steppedBy,
  totalPieces,
} from './pickerDraft.ts'
import { refuses } from './refuses.ts'
import { defaultToast, inItsWords, type Refused, type SentenceKey, type Shell } from './shell.ts'

export type AddOutcome =
  | { readonly kind: 'added'; readonly message: string; readonly rows: readonly CartRow[] }
  | Refused

/** A value of a level. */
export interface Choice {
  readonly attribute: string
  readonly value: string
}

/**
 * Picking what to order of a product (specification 4): level by level, then a quantity or a table of
 * quantities. Choosing a level drops the choices below it, the quantity and the draft; a level that then offers
 * one value alone is chosen by itself. A value that is not made with the choices above is wished for: the
 * nearest way to it can be taken, so that no choice is a dead end.
 */
export const variantPickerMachine = setup({
  types: {
    context: {} as PickerDraft & { readonly shell: Shell; readonly wished: Choice | null },
    input: {} as {
      shell: Shell
      cart: CartReader
      product: Product
      /** What a link asks for; what the product does not offer of it is ignored. */
      selection?: Selection
    },
    events: {} as
      | { type: 'value.chosen'; attribute: string; value: string }
      | { type: 'way.taken' }
      /** A link to other choices of the same product was followed. */
      | { type: 'selection.asked'; selection: Selection }
      | { type: 'quantity.typed'; productId: string; quantity: number }
      /** `steps` is 1 where it is missing. */
      | { type: 'quantity.incremented'; productId: string; steps?: number }
      | { type: 'quantity.decremented'; productId: string; steps?: number }
      /** A column of numbers, for the table's lines from that of `productId` down. */
      | {
          type: 'quantities.pasted'
          productId: string
          column: readonly (number | undefined)[]
        }
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
    select: assign((_, selection: Selection) => ({ selection, draft: {}, wished: null })),
    wishFor: assign({ wished: (_, choice: Choice) => choice }),
    keepProduct: assign({ product: (_, product: Product) => product }),
    toast: ({ context }, key: SentenceKey) =>
      context.shell.send({ type: 'toast.raised', sentence: { key } }),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    sayMoved: ({ context }, { productId, quantity }: Pieces) =>
      context.shell.send({
        type: 'said',
        sentence: movedTo(roomFor(context, productId), quantity),
      }),
    sayPasted: ({ context: { shell } }, { filled, moved, left }: Pasted) =>
      shell.send({
        type: 'said',
        sentence:
          moved + left === 0
            ? { key: 'quantities.filled', values: { filled } }
            : { key: 'quantities.filledPartly', values: { filled, moved, left } },
      }),
    tellOutcome: ({ context }, outcome: AddOutcome) => {
      const { shell } = context
      if (outcome.kind === 'refused')
        return shell.send({ type: 'said', sentence: inItsWords(outcome.problem) })
      shell.send({ type: 'cart.changed', rows: outcome.rows })
      shell.send({ type: 'said', sentence: { text: outcome.message } })
    },
  },
  guards: {
    mayChoose: ({ context: { product, selection } }, { attribute, value }: Choice) =>
      canChoose(product, selection, attribute, value),
    isMadeElsewhere: ({ context: { product, selection } }, { attribute, value }: Choice) =>
      nearestWay(product, selection, attribute, value) !== undefined,
    hasWay: ({ context }) => wayTo(context) !== undefined,
    keepsSelection: ({ context: { selection } }, product: Product) =>
      sameChoices(offered(product, selection), selection),
    asksForOthers: ({ context: { product, selection } }, asked: Selection) =>
      !sameChoices(offered(product, asked), selection),
    isComplete: ({ context }) => isSelectionComplete(context.product, context.selection),
    hasNoVariant: ({ context }) => orderable(context).length === 0,
    isOffStep: ({ context }) => offStep(context) !== undefined,
    isBelowPooledMinimum: ({ context: { product }, context }) =>
      product.moreCombination &&
      (totalPieces(context) === 0 || !meetsPooledMinimum(true, totalPieces(context))),
  },
}).createMachine({
  id: 'variantPicker',
  context: ({ input: { selection = {}, ...input } }) => ({
    ...input,
    selection: offered(input.product, selection),
    draft: {},
    wished: null,
  }),
  initial: 'choosing',
  on: {
    'value.chosen': [
      {
        guard: { type: 'mayChoose', params: ({ event }) => event },
        target: '.choosing',
        actions: {
          type: 'select',
          params: ({ context: { product, selection }, event: { attribute, value } }) =>
            settled(product, choose(product, selection, attribute, value)),
        },
      },
      {
        guard: { type: 'isMadeElsewhere', params: ({ event }) => event },
        actions: {
          type: 'wishFor',
          params: ({ event: { attribute, value } }) => ({ attribute, value }),
        },
      },
    ],
    'way.taken': {
      guard: 'hasWay',
      target: '.choosing',
      actions: { type: 'select', params: ({ context }) => wayTo(context) ?? {} },
    },
    'selection.asked': {
      guard: { type: 'asksForOthers', params: ({ event }) => event.selection },
      target: '.choosing',
      actions: {
        type: 'select',
        params: ({ context, event }) => offered(context.product, event.selection),
      },
    },
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
            const stands = settle(context, { productId, quantity })
            enqueue({ type: 'setPieces', params: { productId, quantity: stands } })
            const isEmptied = stands === 0 && quantity < 0
            if (stands !== quantity && !isEmptied && !Number.isNaN(quantity))
              enqueue({ type: 'sayMoved', params: { productId, quantity: stands } })
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
        'way.taken': {},
        'selection.asked': {},
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
/** The value that is not made with the choices above it. */
export const selectWished = (snapshot: Snapshot) => snapshot.context.wished
/** The pieces of one variant. */
export const selectPieces = (productId: string) => (snapshot: Snapshot) =>
  piecesOf(snapshot.context, productId)

const sameChoices = (one: Selection, other: Selection) =>
  Object.keys({ ...one, ...other }).every((level) => one[level] === other[level])

/** What `product` offers of `selection`, and what then remains as the only choice. */
const offered = (product: Product, selection: Selection): Selection =>
  settled(product, stillOffered(product, selection))

/** Where the nearest way to the wished value leads. */
const wayTo = ({
  product,
  selection,
  wished,
}: Pick<PickerDraft, 'product' | 'selection'> & { readonly wished: Choice | null }) => {
  const way = wished && nearestWay(product, selection, wished.attribute, wished.value)
  return way ? settled(product, way) : undefined
}

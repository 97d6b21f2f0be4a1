import {
  type ActorRefFrom,
  assign,
  type EventObject,
  emit,
  enqueueActions,
  raise,
  type SnapshotFrom,
  setup,
  stateIn,
} from 'xstate'
import type { Product } from '../../contracts/catalogue.ts'
import {
  canChoose,
  choose,
  chosenDepth,
  isSelectionComplete,
  nearestWay,
  pickedLevels,
  type Selection,
  settled,
  stillOffered,
  withStock,
} from '../../domain/catalogue/variants.ts'
import { type AddOutcome, factsOfAdd } from '../cart/addOutcome.ts'
import { type CartCounted, type CartReader, cartedIn, cartWatcher } from '../cart/cartWatcher.ts'
import { movedTo } from '../parts/movedTo.ts'
import { refuses, refusesToWatch } from '../parts/refuses.ts'
import { defaultToast, type SentenceKey, type Shell, type StockNews } from '../parts/shell.ts'
import {
  type AddToCart,
  callFor,
  isBelowMinimum,
  isOutOfStock,
  offStep,
  orderable,
  type Pasted,
  type PickerDraft,
  type Pieces,
  pasteColumn,
  piecesIn,
  piecesOf,
  settle,
  steppedBy,
  withoutSent,
} from './pickerDraft.ts'

/** What adding needs: the call, the shell to notify when the picker is gone, and the cart that it waits for. */
export interface AddInput {
  readonly call: AddToCart
  /** The product's. */
  readonly slug: string
  readonly shell: Shell
  readonly cart: CartReader
}

/** A value of a level. */
export interface Choice {
  readonly attribute: string
  readonly value: string
}

/** There is more or less of the product's variants now. */
interface StockChanged {
  readonly type: 'stock.changed'
  readonly variants: StockNews
}

/**
 * Picking what to order of a product: level by level, then a quantity or a table of quantities, which begin
 * with what the cart holds and set it. Choosing a level drops the choices below it, the quantity and the
 * draft; a level that then offers one value alone is chosen by itself. A value that does not exist with the
 * choices above is kept as unavailable: the nearest way to it can be taken, so that no choice is a dead end.
 */
export const variantPickerMachine = setup({
  types: {
    context: {} as PickerDraft & {
      readonly shell: Shell
      readonly cart: CartReader
      readonly unavailable: Choice | null
      /** The call that is under way, or was the last. */
      readonly sent: AddToCart | null
    },
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
      /** `steps` defaults to 1. */
      | { type: 'quantity.incremented'; productId: string; steps?: number }
      | { type: 'quantity.decremented'; productId: string; steps?: number }
      /** A column of numbers, for the table's lines from that of `productId` down. */
      | {
          type: 'quantities.pasted'
          productId: string
          column: readonly (number | undefined)[]
        }
      | { type: 'add.requested' }
      /** The product was loaded again. */
      | { type: 'product.refreshed'; product: Product }
      | CartCounted
      | StockChanged
      /** Raised by the machine itself when the draft may be sent. */
      | { type: 'draft.ready' },
    emitted: {} as { type: 'level.missing'; attribute: string },
  },
  actors: {
    watchCart: cartWatcher,
    /** Sends what there is of the product's variants whenever that changes. */
    watchStock: refusesToWatch<EventObject, { slug: string }>('watchStock'),
    /** Notifies `shell` itself if the picker is gone before the answer arrives. */
    addToCart: refuses<AddOutcome, AddInput>('addToCart'),
  },
  actions: {
    setPieces: assign(({ context }, { productId, quantity }: Pieces) => ({
      draft: { ...context.draft, [productId]: quantity },
    })),
    resetDraft: assign({ draft: {} }),
    select: assign((_, selection: Selection) => ({ selection, draft: {}, unavailable: null })),
    keepUnavailable: assign({ unavailable: (_, choice: Choice) => choice }),
    leadToMissing: emit(({ context }) => ({
      type: 'level.missing',
      attribute: missingLevel(context) ?? '',
    })),
    keepProduct: assign({ product: (_, product: Product) => product }),
    toast: ({ context }, key: SentenceKey) =>
      context.shell.send({ type: 'toast.raised', sentence: { key } }),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    sayMoved: ({ context: { shell, product } }, quantity: number) =>
      shell.send({ type: 'said', sentence: movedTo(product.quantityRule, quantity) }),
    sayPasted: ({ context: { shell } }, { filled, moved, left }: Pasted) =>
      shell.send({
        type: 'said',
        sentence:
          moved + left === 0
            ? { key: 'quantities.filled', values: { filled } }
            : { key: 'quantities.filledPartly', values: { filled, moved, left } },
      }),
    keepSent: assign({ sent: ({ context }) => callFor(context) }),
    /** The lines that the cart now holds are no longer the draft's; what was typed since is. */
    dropSent: assign(({ context: { draft, sent } }) => ({
      draft: sent ? withoutSent(draft, piecesIn(sent)) : draft,
    })),
    tellOutcome: ({ context: { shell, product } }, outcome: AddOutcome) => {
      for (const fact of factsOfAdd(outcome, product.slug)) shell.send(fact)
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
    isBelowMinimum: ({ context }) => isBelowMinimum(context),
    isAdding: stateIn({ adding: 'sending' }),
  },
}).createMachine({
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
      src: 'watchStock',
      input: ({ context: { product } }) => ({ slug: product.slug }),
      onError: {},
    },
  ],
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
              type: 'keepUnavailable',
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
    adding: {
      initial: 'idle',
      states: {
        idle: { on: { 'draft.ready': { target: 'sending', actions: 'keepSent' } } },
        sending: {
          invoke: {
            src: 'addToCart',
            input: ({ context: { sent, product, shell, cart }, context }) => ({
              call: sent ?? callFor(context),
              slug: product.slug,
              ...{ shell, cart },
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'refused',
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
type Snapshot = SnapshotFrom<typeof variantPickerMachine>

export const selectSelection = (snapshot: Snapshot) => snapshot.context.selection
export const selectDraft = (snapshot: Snapshot) => snapshot.context.draft
export const selectIsCounting = (snapshot: Snapshot) => snapshot.matches({ picking: 'counting' })
export const selectIsAdding = (snapshot: Snapshot) => snapshot.matches({ adding: 'sending' })
/** The product with its current stock. */
export const selectProduct = ({ context }: Snapshot) => context.product
/** Pieces in the cart by the variant's `productId`. */
export const selectCarted = (snapshot: Snapshot) => snapshot.context.carted
/** The level that must be chosen first, once the buyer has tried to add without it. */
export const selectMissingLevel = (snapshot: Snapshot) =>
  snapshot.matches({ picking: { choosing: 'marked' } }) ? missingLevel(snapshot.context) : undefined
/** Whether the draft exceeds the stock, so that the notice shows (rule K11). */
export const selectIsOutOfStock = (snapshot: Snapshot) => isOutOfStock(snapshot.context)
/** The value that is unavailable with the choices above it. */
export const selectUnavailable = (snapshot: Snapshot) => snapshot.context.unavailable
/** The pieces of one variant. */
export const selectPieces = (productId: string) => (snapshot: Snapshot) =>
  piecesOf(snapshot.context, productId)

const missingLevel = ({ product, selection }: Pick<PickerDraft, 'product' | 'selection'>) =>
  pickedLevels(product)[chosenDepth(product, selection)]?._id

const sameChoices = (one: Selection, other: Selection) =>
  Object.keys({ ...one, ...other }).every((level) => one[level] === other[level])

/** What `product` offers of `selection`, and what then remains as the only choice. */
const offered = (product: Product, selection: Selection): Selection =>
  settled(product, stillOffered(product, selection))

/** The nearest selection with the requested value. */
const wayTo = ({
  product,
  selection,
  unavailable,
}: Pick<PickerDraft, 'product' | 'selection'> & { readonly unavailable: Choice | null }) => {
  const way =
    unavailable && nearestWay(product, selection, unavailable.attribute, unavailable.value)
  return way ? settled(product, way) : undefined
}

import { assign, type EventObject, emit, setup, stateIn } from 'xstate'
import type { Product } from '../../contracts/catalogue/product.ts'
import {
  canChoose,
  isSelectionComplete,
  nearestWay,
  type Selection,
} from '../../domain/catalogue/variants.ts'
import { type AddOutcome, factsOfAdd } from '../cart/addOutcome.ts'
import { type CartCounted, type CartReader, cartWatcher } from '../cart/cartWatcher.ts'
import { movedTo } from '../parts/movedTo.ts'
import { refuses, refusesToAct, refusesToWatch } from '../parts/refuses.ts'
import { defaultToast, type SentenceKey, type Shell, type StockNews } from '../parts/shell.ts'
import { type Choice, missingLevel, offered, sameChoices, wayTo } from './pickerChoices.ts'
import {
  type AddToCart,
  callFor,
  isBelowMinimum,
  offStep,
  orderable,
  type Pasted,
  type PickerDraft,
  type Pieces,
  piecesIn,
  withoutSent,
} from './pickerDraft.ts'

/** The input of adding: the call, the shell to notify if the picker is gone, and the cart to wait for. */
export interface AddInput {
  readonly call: AddToCart
  readonly product: Product
  readonly shell: Shell
  readonly cart: CartReader
}

/** The stock of the product's variants has changed. */
interface StockChanged {
  readonly type: 'stock.changed'
  readonly variants: StockNews
}

/** Changes while the product is shown. */
export type ProductNews =
  | StockChanged
  /** The product was loaded again. */
  | { readonly type: 'product.refreshed'; readonly product: Product }
  /** A link to other choices of the same product was followed. */
  | { readonly type: 'selection.asked'; readonly selection: Selection }

/** Events, actors, actions and guards of the picker. */
export const variantPickerSetup = setup({
  types: {
    context: {} as PickerDraft & {
      readonly shell: Shell
      readonly cart: CartReader
      /** The value that is unavailable with the choices above it; null unless a way to it is offered. */
      readonly unavailable: Choice | null
      /** The running call, or the last one. */
      readonly sent: AddToCart | null
    },
    input: {} as {
      shell: Shell
      cart: CartReader
      product: Product
      /** The choices of a link; those that the product does not offer are ignored. */
      selection?: Selection
    },
    events: {} as
      | { type: 'value.chosen'; attribute: string; value: string }
      | { type: 'way.taken' }
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
      | CartCounted
      | ProductNews
      /** Raised by the machine itself when the draft may be sent. */
      | { type: 'draft.ready' }
      /** Raised by the machine itself when other values are chosen. */
      | { type: 'selection.changed' },
    emitted: {} as { type: 'level.missing'; attribute: string },
  },
  actors: {
    watchCart: cartWatcher,
    /** Sends changes while the product is shown: of its stock, of the product itself, of the choices in its address. */
    watchProduct: refusesToWatch<EventObject, { product: Product }>('watchProduct'),
    /** Notifies `shell` itself if the picker is gone before the answer arrives. */
    addToCart: refuses<AddOutcome, AddInput>('addToCart'),
  },
  actions: {
    setPieces: assign(({ context }, { productId, quantity }: Pieces) => ({
      draft: { ...context.draft, [productId]: quantity },
    })),
    resetDraft: assign({ draft: {} }),
    select: assign((_, selection: Selection) => ({ selection, draft: {} })),
    keepUnavailable: assign({ unavailable: (_, choice: Choice) => choice }),
    /** Puts `context.selection` into the address of the product's page. */
    keepInAddress: refusesToAct('keepInAddress'),
    dropUnavailable: assign({ unavailable: null }),
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
    /** Removes the lines that are now in the cart from the draft; newer input stays. */
    dropSent: assign(({ context: { draft, sent } }) => ({
      draft: sent ? withoutSent(draft, piecesIn(sent)) : draft,
    })),
    tellOutcome: ({ context: { shell, product } }, outcome: AddOutcome) => {
      for (const fact of factsOfAdd(outcome, product.slug)) shell.send(fact)
    },
  },
  guards: {
    /** The shop has not taken the pieces, so they stay in the draft. */
    isNotTaken: (_, { kind }: AddOutcome) => kind === 'refused' || kind === 'lost',
    mayChoose: ({ context: { product, selection } }, { attribute, value }: Choice) =>
      canChoose(product, selection, attribute, value),
    isMadeElsewhere: ({ context: { product, selection } }, { attribute, value }: Choice) =>
      !canChoose(product, selection, attribute, value) &&
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
})

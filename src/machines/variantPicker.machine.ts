import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import type { CartRow } from '../contracts/cart.ts'
import type { Product } from '../contracts/catalogue.ts'
import {
  decrement,
  increment,
  isValidQuantity,
  meetsPooledMinimum,
  moveUp,
} from '../domain/quantity.ts'
import {
  canChoose,
  choose,
  isSelectionComplete,
  type Selection,
  selectedVariants,
} from '../domain/variants.ts'
import { refuses } from './refuses.ts'
import { defaultToast, type Refused, type SentenceKey, type Shell } from './shell.ts'

export interface Pieces {
  readonly productId: string
  readonly quantity: number
}

/** Which call adds: a row that exists is updated, the quantity table goes at once (specification 4). */
export type AddToCart =
  | { readonly kind: 'add' | 'update' | 'updateVariant'; readonly pieces: Pieces }
  | { readonly kind: 'updateMoreVariants'; readonly pieces: readonly Pieces[] }

export type AddOutcome =
  | { readonly kind: 'added'; readonly message: string; readonly rows: readonly CartRow[] }
  | Refused

/** The cart as the picker needs it: which rows are there. */
export interface CartReader {
  getSnapshot(): { readonly context: { readonly rows: readonly CartRow[] } }
}

interface Context {
  readonly shell: Shell
  readonly cart: CartReader
  readonly product: Product
  readonly selection: Selection
  /** Pieces by the variant's `productId`: the cart draft. */
  readonly draft: Readonly<Record<string, number>>
}

/** The one line of a variant starts here; a table's lines start empty. */
const firstQuantity = 1

/**
 * Picking what to order of a product (specification 4): level by level, then a quantity or a table of
 * quantities. Choosing a level drops the choices below it, the quantity and the draft.
 */
export const variantPickerMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { shell: Shell; cart: CartReader; product: Product },
    events: {} as
      | { type: 'value.chosen'; attribute: string; value: string }
      | { type: 'quantity.typed'; productId: string; quantity: number }
      | { type: 'quantity.incremented'; productId: string }
      | { type: 'quantity.decremented'; productId: string }
      | { type: 'add.requested' },
  },
  actors: { addToCart: refuses<AddOutcome, AddToCart>('addToCart') },
  actions: {
    setPieces: assign(({ context }, { productId, quantity }: Pieces) => ({
      draft: { ...context.draft, [productId]: quantity },
    })),
    resetDraft: assign({ draft: {} }),
    toast: ({ context }, key: SentenceKey) =>
      context.shell.send({ type: 'toast.raised', sentence: { key } }),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    sayMoved: ({ context: { shell, product } }, { quantity }: Pieces) =>
      shell.send({
        type: 'said',
        sentence: { key: 'quantity.moved', values: { quantity, step: product.quantityRule.step } },
      }),
    tellOutcome: ({ context }, outcome: AddOutcome) => {
      const { shell } = context
      if (outcome.kind === 'refused')
        return shell.send({ type: 'said', sentence: { text: outcome.problem.message } })
      shell.send({ type: 'cart.changed', rows: outcome.rows })
      shell.send({
        type: 'said',
        sentence: isDraftOutOfStock(context)
          ? { key: 'cart.addedOutOfStock' }
          : { text: outcome.message },
      })
    },
  },
  guards: {
    mayChoose: ({ context }, choice: { attribute: string; value: string }) =>
      canChoose(context.product, context.selection, choice.attribute, choice.value),
    isComplete: ({ context }) => isSelectionComplete(context.product, context.selection),
    hasNoVariant: ({ context }) => orderable(context).length === 0,
    isOffStep: ({ context }) => offStep(context) !== undefined,
    isBelowPooledMinimum: ({ context: { product }, context }) =>
      product.moreCombination &&
      (total(context) === 0 || !meetsPooledMinimum(true, total(context))),
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
      on: { 'value.chosen': {} },
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
export const selectIsOutOfStock = (snapshot: Snapshot) => isDraftOutOfStock(snapshot.context)

/** The pieces of one variant in the draft. */
export const piecesOf = (
  { product, draft }: Pick<Context, 'product' | 'draft'>,
  productId: string,
): number => draft[productId] ?? (product.moreCombination ? 0 : firstQuantity)

const orderable = ({ product, selection }: Context) => selectedVariants(product, selection)

const drafted = (context: Context): readonly Pieces[] =>
  orderable(context)
    .map(({ productId }) => ({ productId, quantity: piecesOf(context, productId) }))
    .filter(({ quantity }) => quantity > 0)

const total = (context: Context) =>
  drafted(context).reduce((sum, { quantity }) => sum + quantity, 0)

const isDraftOutOfStock = (context: Context) =>
  orderable(context).some(({ productId, stock }) => piecesOf(context, productId) > stock)

/** The first drafted quantity that may not be ordered, as it should be. */
const offStep = (context: Context): Pieces | undefined => {
  const rule = context.product.quantityRule
  const wrong = drafted(context).find(({ quantity }) => !isValidQuantity(rule, quantity))
  return wrong && { ...wrong, quantity: moveUp(rule, wrong.quantity) }
}

/** A typed quantity as it may stand; a line of the table may stay empty. */
const settle = ({ product: { moreCombination, quantityRule } }: Context, typed: number): number =>
  moreCombination && !(typed > 0) ? 0 : moveUp(quantityRule, typed)

const oneStepDown = (context: Context, productId: string): number => {
  const { moreCombination, quantityRule } = context.product
  const pieces = piecesOf(context, productId)
  if (moreCombination && pieces <= quantityRule.minimum) return 0
  return pieces < quantityRule.minimum ? pieces : decrement(quantityRule, pieces)
}

const callFor = (context: Context): AddToCart => {
  const { product, cart } = context
  const pieces = drafted(context)
  const [first] = pieces
  if (product.moreCombination || !first) return { kind: 'updateMoreVariants', pieces }
  const isInCart = cart
    .getSnapshot()
    .context.rows.some((row) => row.cart.productId === first.productId)
  if (!isInCart) return { kind: 'add', pieces: first }
  return { kind: product.directly ? 'update' : 'updateVariant', pieces: first }
}

import { assign, raise, setup } from 'xstate'
import type { CartDelta, WholeCart } from '../../contracts/cart/cartRows.ts'
import { isEmpty } from '../../domain/cart/emptyCart.ts'
import type { HeldCart } from '../../domain/cart/heldCart.ts'
import type { Quantities } from '../../domain/cart/offline/commands.ts'
import { backOff, triesAtMost } from '../parts/backOff.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import type { CartNews, Refused, Sentence, Shell, StockNews } from '../parts/shell.ts'
import {
  afterEdit,
  afterNews,
  afterQueued,
  afterQueueing,
  beforeRetry,
  isBehind,
  isEditLost,
  offlineEdits,
  withoutLost,
} from './cartContext.ts'
import { type CartKeeping, closedCart, hasUnsaved, hasUnsent } from './cartState.ts'
import { type EditEvent, judgeEdit } from './judgeEdit.ts'

/** One row of a call and its new quantity; 0 removes the row. */
export interface RowEdit {
  readonly rowId: string
  /** The variant's. */
  readonly productId: string
  readonly quantity: number
}

export type EditOutcome =
  | { readonly kind: 'changed'; readonly delta: CartDelta }
  /** The row to remove was already gone. */
  | { readonly kind: 'gone' }
  /** No answer came: the shop may have done it or not. */
  | { readonly kind: 'unanswered' }
  /** @property rowIds the rows that are refused; the others of the call were not changed either */
  | (Refused & { readonly rowIds: readonly string[] })

const say = (shell: Shell, key: 'cart.rowGone' | 'cart.notSaved') =>
  shell.send({ type: 'said', sentence: { key } })

/** The definitions that the regions of the cart's machine share. */
export const cartSetup = setup({
  types: {
    context: {} as CartKeeping & { readonly shell: Shell },
    input: {} as { shell: Shell },
    events: {} as
      | EditEvent
      | { type: 'cart.opened'; userId: string }
      | { type: 'cart.closed' }
      | ({ type: 'cart.changed' } & CartNews)
      | { type: 'cart.outdated' }
      | { type: 'cart.received'; cart: WholeCart }
      | { type: 'stock.changed'; variants: StockNews }
      /** A product has changed, such as its price, or whether it is sold. */
      | { type: 'product.changed'; slug: string }
      /** The socket is connected. `stock`: products whose stock events were missed; null when it can be any product. */
      | { type: 'connection.opened'; stock: readonly string[] | null }
      /** Send everything that is waiting now: an order is placed. */
      | { type: 'acts.flushed' }
      /** The buyer continues offline: edits wait in the offline queue from now on. */
      | { type: 'offline.continued' }
      /** Quantities that wait in the offline queue, by the variant's `productId`. */
      | { type: 'commands.changed'; quantities: Quantities }
      /** Nothing waits there any more. */
      | { type: 'commands.sent' }
      /** The document is being unloaded, so nothing can be sent later. */
      | { type: 'page.left' }
      /** Raised by the machine itself after each edit. */
      | { type: 'edit.made' },
  },
  actors: {
    loadCart: refuses<HeldCart, { userId: string }>('loadCart'),
    editCart: refuses<EditOutcome, { edits: readonly RowEdit[] }>('editCart'),
  },
  actions: {
    reset: assign(closedCart),
    tellVerdict: ({ context: { shell, rows } }, event: EditEvent) => {
      const { said, toast } = judgeEdit(rows, event)
      if (said) shell.send({ type: 'said', sentence: said })
      if (toast) shell.send({ type: 'toast.raised', sentence: toast })
    },
    applyEdit: assign(({ context }, event: EditEvent) =>
      afterEdit(context, judgeEdit(context.rows, event).edits),
    ),
    noteOutdated: assign({ isOutdated: true }),
    /** Waits for further edits. */
    beginPause: raise({ type: 'edit.made' }),
    applyNews: assign(({ context }, news: CartNews) => afterNews(context, news)),
    tellLost: ({ context }) => {
      if (isEditLost(context)) say(context.shell, 'cart.rowGone')
    },
    dropLost: assign(({ context }) => withoutLost(context)),
    /** Hands the buyer's edits to the offline queue. */
    handEdits: ({ context }) => {
      const edits = offlineEdits(context)
      if (edits.length > 0) context.shell.send({ type: 'commands.made', edits })
    },
    keepQueued: assign(({ context }) => afterQueueing(context)),
    takeQueued: assign(({ context }, quantities: Quantities) => afterQueued(context, quantities)),
    say: ({ context }, sentence: Sentence) => context.shell.send({ type: 'said', sentence }),
    tellUnsaved: ({ context }) => {
      if (hasUnsaved(context)) say(context.shell, 'cart.notSaved')
    },
    /** Sends edits at once without waiting for an answer, even in parallel with a running call. */
    sendRest: refusesToAct('sendRest') as (_: unknown, edits: readonly RowEdit[]) => void,
    keepRetry: assign(({ context }) => ({
      ...beforeRetry(context),
      sendFailures: context.sendFailures + 1,
    })),
  },
  guards: {
    isBehind: ({ context }) => isBehind(context),
    showsOldStock: ({ context: { known } }, missed: readonly string[] | null) =>
      known.some(({ cart }) => missed?.includes(cart.productSlug) ?? true),
    isComplete: ({ context }) => !isBehind(context),
    holds: ({ context: { known } }, slug: string) =>
      known.some(({ cart }) => cart.productSlug === slug),
    hasEdits: ({ context }) => !isEmpty(context.edits),
    hasUnsent: ({ context }) => hasUnsent(context),
    isQueued: (_, quantities: Quantities) => !isEmpty(quantities),
    isNeeded: ({ context }) => !isEmpty(context.sending),
    mayRetry: ({ context }) => context.sendFailures < triesAtMost,
    isSameCustomer: ({ context }, userId: string) => context.userId === userId,
  },
  delays: {
    changesCome: 500,
    gathers: 250,
    gathersAtMost: 1_000,
    loadBackOff: ({ context }) => backOff(context.loadFailures),
    sendBackOff: ({ context }) => backOff(context.sendFailures),
  },
})

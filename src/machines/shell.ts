import type { Notification } from '../contracts/customer.ts'
import type { MessageKey, ReplyKey } from '../contracts/messages.ts'
import type { PlaceOrder } from '../contracts/orders.ts'
import type { Problem, ProblemCode } from '../contracts/primitives.ts'
import type { CartNews, StockNews } from './cart/cartContext.ts'

/** What machines say besides the sentences that are fixed to the letter (rule G5). */
export type SentenceKey =
  | MessageKey
  | ReplyKey
  | 'quantity.moved'
  | 'quantity.most'
  | 'quantities.filled'
  | 'quantities.filledPartly'
  | 'share.copied'
  | 'share.failed'
  | 'verification.dead'
  | 'field.required'
  | 'field.email'
  | 'field.phone'
  | 'field.country'
  | 'field.postal'
  | 'field.vat'
  | 'field.password'
  | 'field.tooLong'
  | 'field.wholeNumber'
  | 'field.atMost'
  | 'field.date'
  | 'return.choosePieces'
  | 'request.sent'
  | 'order.placed'
  | 'order.show'
  | 'order.checking'
  | 'order.notPlaced'
  | 'cart.rowGone'
  | 'cart.notSaved'
  | 'wishlist.notSaved'
  | 'session.goOn'
  | 'verification.see'

/** Something for the buyer to read: one of our own sentences by key, or one that the server said. */
export type Sentence =
  | {
      readonly key: SentenceKey
      readonly values?: Readonly<Record<string, string | number>>
      /** Where the buyer may go on. */
      readonly link?: { readonly to: string; readonly key: SentenceKey }
    }
  | {
      /** English. */
      readonly text: string
      /** Of a refusal; says what it comes to in other languages. */
      readonly code?: ProblemCode
    }

/** A place that shows a product has opened with `slug`, or shows none any more. */
export interface ProductShown {
  readonly type: 'product.shown'
  /** A product's own page, or the quick view over any page. */
  readonly place: 'page' | 'quickView'
  readonly slug: string | null
}

/** What any machine may tell the shell around it. */
export type ShellFact =
  | ProductShown
  /** For the notification bar. */
  | { readonly type: 'said'; readonly sentence: Sentence }
  | { readonly type: 'toast.raised'; readonly sentence: Sentence }
  | { readonly type: 'departed'; readonly to: string }
  | ({ readonly type: 'cart.changed' } & CartNews)
  | { readonly type: 'cart.outdated' }
  /** The buyer has put a product into the cart on this page. */
  | { readonly type: 'product.added'; readonly slug: string }
  /** What the shop has of a product's variants. */
  | { readonly type: 'stock.changed'; readonly slug: string; readonly variants: StockNews }
  /** The socket stands. `stock`: products whose stock was missed; null when it may be any. */
  | { readonly type: 'connection.opened'; readonly stock: readonly string[] | null }
  /** The page is left: what waits to be sent must go now. */
  | { readonly type: 'page.left' }
  /** A product leaves the cart with all its rows. */
  | { readonly type: 'line.removed'; readonly productSlug: string }
  /** A product is to be looked at and picked over the page. */
  | { readonly type: 'product.activated'; readonly slug: string }
  /** The buyer orders; `content` says what from which cart. */
  | { readonly type: 'order.submitted'; readonly order: PlaceOrder; readonly content: string }
  /** The path of the page that is shown. */
  | { readonly type: 'location.shown'; readonly path: string }
  /** A protected page sends a visitor to the login. */
  | { readonly type: 'login.needed'; readonly to: string }
  | { readonly type: 'session.opened'; readonly userId: string; readonly token: string }
  | { readonly type: 'session.closed' }
  /** The server does not accept `token` any more. */
  | { readonly type: 'session.rejected'; readonly token: string }
  /** The shop has written to the customer. */
  | { readonly type: 'message.added'; readonly message: Notification }
  /** Messages may have come while nothing was heard of them. */
  | { readonly type: 'inbox.outdated' }
  /** Something that pages show has changed at the shop. */
  | { readonly type: 'shop.changed' }
  | { readonly type: 'connectivity.restored' }

/** The root as its children see it. */
export interface Shell {
  send(fact: ShellFact): void
}

/** A refusal that the contract declares. */
export interface Refused {
  readonly kind: 'refused'
  readonly problem: Problem
}

/** A refusal in the server's words. */
export const inItsWords = ({ message, code }: Problem): Sentence => ({ text: message, code })

/** What a call came to, in the server's words. */
export const inServerWords = (outcome: { readonly message: string } | Refused): Sentence =>
  'problem' in outcome ? inItsWords(outcome.problem) : { text: outcome.message }

/** The toast of every unexpected failure (rule N4). */
export const defaultToast = {
  type: 'toast.raised',
  sentence: { key: 'error.default' },
} as const satisfies ShellFact

import type { Notification } from '../../contracts/account/customer.ts'
import type { CartDelta, WholeCart } from '../../contracts/cart/cartRows.ts'
import type { Product } from '../../contracts/catalogue/product.ts'
import type { MessageKey, ReplyKey } from '../../contracts/messages/messages.ts'
import type { RefusalKey } from '../../contracts/messages/refusals.ts'
import type { MoveAnswer } from '../../contracts/orders/dateMoves.ts'
import type { PlaceOrder } from '../../contracts/orders/order.ts'
import type { Message, Problem, ProblemCode } from '../../contracts/primitives.ts'
import type { OfflineEdit, Quantities } from '../../domain/cart/offline/commands.ts'
import type { Selection } from '../../domain/catalogue/variants.ts'
import type { FieldKey } from '../../domain/shell/fieldIssue.ts'
import type { Topic } from '../../domain/shell/pages.ts'

/** What is wrong with a list that is ordered at once (rule K17). */
type QuickOrderKey =
  | 'quickOrder.empty'
  | 'quickOrder.unreadable'
  | 'quickOrder.tooLarge'
  | 'quickOrder.tooMany'

/** Messages of the machines, except the sentences with fixed wording (rule G5). */
export type SentenceKey =
  | FieldKey
  | ReplyKey
  | RefusalKey
  | 'quantity.moved'
  | 'quantity.most'
  | 'quantities.filled'
  | 'quantities.filledPartly'
  | 'share.copied'
  | 'share.failed'
  | 'field.atMost'
  | 'return.choosePieces'
  | 'request.sent'
  | 'form.unsent'
  | 'order.placed'
  | 'order.show'
  | 'order.checking'
  | 'order.cancelled'
  | 'resale.noLanguage'
  | 'resale.factorWrong'
  | `moved.said.${MoveAnswer}`
  | 'order.notPlaced'
  | 'cart.rowGone'
  | 'cart.notSaved'
  | 'offline.kept'
  | 'offline.asks'
  | 'offline.look'
  | 'wishlist.notSaved'
  | QuickOrderKey
  | 'session.goOn'
  | 'verification.see'

type Values = Readonly<Record<string, string | number>>

/** A message for the buyer: one of our own sentences by key, or one from the server. */
export type Sentence =
  | {
      readonly key: SentenceKey
      readonly values?: Values
      /** Where the buyer can continue. */
      readonly link?: { readonly to: string; readonly key: SentenceKey }
    }
  | {
      /** English. */
      readonly text: string
      /** The sentence in the catalogue. A server of another version may send one that is not in it. */
      readonly key?: string | undefined
      readonly values?: Values | undefined
      /** The code of a refusal, for its text in other languages. */
      readonly code?: ProblemCode | undefined
      /** The subject of the sentence, such as the name of a file; it is shown before the sentence. */
      readonly about?: string | undefined
    }

/** A change of which the page has been notified; `delta` is null when the cart must be loaded to know it. */
export interface CartNews {
  readonly version: number
  readonly delta: CartDelta | null
}

/** The stock of variants, as reported by the shop. */
export type StockNews = readonly { readonly productId: string; readonly stock: number }[]

/** The kinds of data that pages reload. */
export type Outdated = Topic | 'everything'

/** A place that shows a product has opened with `slug`, or no longer shows one. */
export interface ProductShown {
  readonly type: 'product.shown'
  /** A product's own page, or the quick view over any page. */
  readonly place: 'page' | 'quickView'
  readonly slug: string | null
}

/** The address that is shown. `isReplaced`: the shop itself changed it, not the buyer. */
export interface AddressShown {
  readonly type: 'address.shown'
  readonly path: string
  readonly search: string
  readonly isReplaced: boolean
}

/** Open a product in the quick view, with the choices of its list, or the SKU that was searched for. */
export interface ProductActivated {
  readonly type: 'product.activated'
  readonly slug: string
  readonly selection?: Selection | undefined
  readonly sku?: string | undefined
}

/** The events that any machine may send to the shell. */
export type ShellFact =
  | ProductShown
  /** For the notification bar. */
  | { readonly type: 'said'; readonly sentence: Sentence }
  | { readonly type: 'toast.raised'; readonly sentence: Sentence }
  | { readonly type: 'departed'; readonly to: string }
  | ({ readonly type: 'cart.changed' } & CartNews)
  | { readonly type: 'cart.outdated' }
  /** The whole cart, from an answer. */
  | { readonly type: 'cart.received'; readonly cart: WholeCart }
  /** The wishlist has changed, here or elsewhere; null if it must be loaded. */
  | { readonly type: 'wishlist.changed'; readonly wishlist: readonly string[] | null }
  /** The buyer has added a product to the cart on this page. */
  | { readonly type: 'product.added'; readonly slug: string }
  /** The stock of a product's variants in the shop. */
  | { readonly type: 'stock.changed'; readonly slug: string; readonly variants: StockNews }
  /** A product has changed in the shop, such as its price, or whether it is sold. */
  | { readonly type: 'product.changed'; readonly slug: string }
  /** The content of product lists has changed in the shop. */
  | { readonly type: 'catalogue.changed' }
  /** The socket is connected. `stock`: products whose stock events were missed; null when it can be any product. */
  | { readonly type: 'connection.opened'; readonly stock: readonly string[] | null }
  /** The page is being left: send everything that is waiting now. */
  | { readonly type: 'page.left' }
  /** A product is removed from the cart with all its rows. */
  | { readonly type: 'line.removed'; readonly productSlug: string }
  | ProductActivated
  /** The buyer orders; `content` describes the order and the cart. */
  | { readonly type: 'order.submitted'; readonly order: PlaceOrder; readonly content: string }
  /** A shown product was reloaded. */
  | { readonly type: 'product.loaded'; readonly product: Product }
  | AddressShown
  /** Write the selection into the address: `search` replaces the one at `path`. */
  | { readonly type: 'address.kept'; readonly path: string; readonly search: string }
  /** The path of the page that is shown. */
  | { readonly type: 'location.shown'; readonly path: string }
  /** A protected page sends a visitor to the login. */
  | { readonly type: 'login.needed'; readonly to: string }
  | { readonly type: 'session.opened'; readonly userId: string; readonly token: string }
  | { readonly type: 'session.closed' }
  /** The server does not accept `token` any more. */
  | { readonly type: 'session.rejected'; readonly token: string }
  /** The customer has a new message from the shop. */
  | { readonly type: 'message.added'; readonly message: Notification }
  /** Messages may have been missed. */
  | { readonly type: 'inbox.outdated' }
  /** Something that pages show has changed in the shop. */
  | { readonly type: 'shop.changed'; readonly what: Outdated }
  | { readonly type: 'connectivity.restored' }
  /** The buyer continues although the shop cannot be reached. */
  | { readonly type: 'offline.continued' }
  /** Edits of the cart that are sent when the shop is reached again (rule K23). */
  | { readonly type: 'commands.made'; readonly edits: readonly OfflineEdit[] }
  /** The quantities that wait until they are sent, by the variant's `productId`. */
  | { readonly type: 'commands.changed'; readonly quantities: Quantities }
  /** No such quantity waits any more. */
  | { readonly type: 'commands.sent' }

/** The interface of the root for its children. */
export interface Shell {
  send(fact: ShellFact): void
}

/** A refusal that the contract declares. */
export interface Refused {
  readonly kind: 'refused'
  readonly problem: Problem
}

/** A message of the server as a sentence; `code` is that of a refusal. */
export const inItsWords = ({
  message: text,
  key,
  values,
  code,
}: Message & { readonly code?: ProblemCode }): Sentence => ({ text, key, values, code })

/** The outcome of a call, with the server's message. */
export const inServerWords = (outcome: Message | Refused): Sentence =>
  inItsWords('problem' in outcome ? outcome.problem : outcome)

/** Our own sentences that report a failure. */
const failures: ReadonlySet<string> = new Set<SentenceKey | MessageKey>([
  ...(['error.default', 'cart.quantityBelowZero', 'cart.noVariant'] as const),
  ...(['cart.minimumPieces', 'cart.variantsMissing', 'cart.variantMissing'] as const),
  ...(['cart.rowGone', 'cart.notSaved', 'wishlist.notSaved', 'share.failed'] as const),
  ...(['order.notPlaced', 'session.unverified', 'newsletter.invalidEmail'] as const),
])

/** Whether a sentence says that something was refused or has failed (rule N1). */
export const isFailure = (sentence: Sentence): boolean =>
  ('code' in sentence && sentence.code !== undefined) || failures.has(sentence.key ?? '')

/** The toast of every unexpected failure (rule N4). */
export const defaultToast = {
  type: 'toast.raised',
  sentence: { key: 'error.default' },
} as const satisfies ShellFact

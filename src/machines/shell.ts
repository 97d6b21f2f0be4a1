import type { CartRow } from '../contracts/cart.ts'
import type { MessageKey } from '../contracts/messages.ts'
import type { Problem } from '../contracts/primitives.ts'

/** What machines say besides the sentences that the specification quotes. */
export type SentenceKey =
  | MessageKey
  | 'quantity.moved'
  | 'quantity.most'
  | 'verification.dead'
  | 'field.required'
  | 'field.email'
  | 'field.phone'
  | 'field.password'
  | 'field.tooLong'
  | 'order.placed'

/** Something for the buyer to read: one of our own sentences by key, or one that the server said. */
export type Sentence =
  | { readonly key: SentenceKey; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string }

/** What any machine may tell the shell around it. */
export type ShellFact =
  /** For the notification bar. */
  | { readonly type: 'said'; readonly sentence: Sentence }
  | { readonly type: 'toast.raised'; readonly sentence: Sentence }
  | { readonly type: 'departed'; readonly to: string }
  | { readonly type: 'cart.changed'; readonly rows: readonly CartRow[] }
  | { readonly type: 'cart.outdated' }
  /** A product leaves the cart with all its rows. */
  | { readonly type: 'line.removed'; readonly productSlug: string }
  | { readonly type: 'session.opened'; readonly userId: string; readonly token: string }
  | { readonly type: 'session.closed' }
  /** The server does not accept `token` any more. */
  | { readonly type: 'session.rejected'; readonly token: string }
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

/** The toast of every surprise (specification 8). */
export const defaultToast = {
  type: 'toast.raised',
  sentence: { key: 'error.default' },
} as const satisfies ShellFact

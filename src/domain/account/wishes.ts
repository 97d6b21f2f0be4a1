/** A single action of the buyer on the wishlist. */
export interface WishAct {
  /** The product's own `_id`. */
  readonly productId: string
  readonly isWished: boolean
  /** Shows no message when it is done: the action that caused it has shown one. */
  readonly isQuiet: boolean
}

/** The state of the wishlist in one page. */
export interface Wishes {
  /** The ids of the products on the list, as the shop last reported them; the newest wish first. */
  readonly ids: readonly string[]
  /** Whether the shop has reported the list. */
  readonly isKnown: boolean
  /** Unsent acts, at most one for each product. */
  readonly acts: readonly WishAct[]
  /** The act that is being sent. */
  readonly sending: WishAct | null
  /** The products of acts without an answer: the shop may have processed them or not. */
  readonly unsure: readonly string[]
  /** Hidden, and kept on the list while the removal can be undone. */
  readonly dropped: readonly string[]
}

export const noWishes: Wishes = {
  ids: [],
  isKnown: false,
  acts: [],
  sending: null,
  unsure: [],
  dropped: [],
}

/** The ids of the list once the act is done. */
export const withAct = (
  ids: readonly string[],
  { productId, isWished }: WishAct,
): readonly string[] => {
  if (ids.includes(productId) === isWished) return ids
  return isWished ? [productId, ...ids] : ids.filter((id) => id !== productId)
}

/** The ids as the buyer wants them, without those that can still be restored. */
export const wantedIds = ({ ids, acts, sending, dropped }: Wishes): readonly string[] =>
  [...(sending ? [sending] : []), ...acts]
    .reduce(withAct, ids)
    .filter((id) => !dropped.includes(id))

/** Whether a change of the buyer is not known to be saved. */
export const hasUnsaved = ({ acts, sending, dropped }: Wishes): boolean =>
  acts.length > 0 || sending !== null || dropped.length > 0

/** One thing that the buyer does to the wishlist. */
export interface WishAct {
  /** The product's own `_id`. */
  readonly productId: string
  readonly isWished: boolean
  /** Nothing is said when it is done: what caused it has been said. */
  readonly isQuiet: boolean
}

/** The wishlist as one page knows it. */
export interface Wishes {
  /** The ids of the products on the list, as far as the shop has said; the newest wish first. */
  readonly ids: readonly string[]
  /** Whether the shop has said it at all. */
  readonly isKnown: boolean
  /** What has not been sent, at most one act for each product. */
  readonly acts: readonly WishAct[]
  /** What is being sent. */
  readonly sending: WishAct | null
  /** The products of acts without an answer: the shop may hold either. */
  readonly unsure: readonly string[]
  /** Out of sight, and kept on the list for as long as it can be undone. */
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

const withAct = (ids: readonly string[], { productId, isWished }: WishAct): readonly string[] => {
  if (ids.includes(productId) === isWished) return ids
  return isWished ? [productId, ...ids] : ids.filter((id) => id !== productId)
}

/** The ids as the buyer wants them, without those that can still be brought back. */
export const wantedIds = ({ ids, acts, sending, dropped }: Wishes): readonly string[] =>
  [...(sending ? [sending] : []), ...acts]
    .reduce(withAct, ids)
    .filter((id) => !dropped.includes(id))

/** The wishes with one more act. One that leads back to what the shop holds needs no call. */
export const afterAct = (wishes: Wishes, act: WishAct): Wishes => {
  const { productId, isWished } = act
  const others = wishes.acts.filter((earlier) => earlier.productId !== productId)
  const { sending, ids } = wishes
  const known = sending?.productId === productId ? sending.isWished : ids.includes(productId)
  const isNeeded = known !== isWished || wishes.unsure.includes(productId)
  const dropped = wishes.dropped.filter((id) => id !== productId)
  return { ...wishes, dropped, acts: isNeeded ? [...others, act] : others }
}

/** The heart of a product was pressed. */
export const afterToggle = (wishes: Wishes, productId: string): Wishes =>
  afterAct(wishes, {
    productId,
    isWished: !wantedIds(wishes).includes(productId),
    isQuiet: false,
  })

/** Products are out of sight, and can be brought back. */
export const afterDrop = (wishes: Wishes, productIds: readonly string[]): Wishes => ({
  ...wishes,
  dropped: [...new Set([...wishes.dropped, ...productIds])],
})

/** What was dropped leaves the list, each product by an act of its own. */
export const afterRelease = (wishes: Wishes): Wishes =>
  wishes.dropped.reduce<Wishes>(
    (current, productId) => afterAct(current, { productId, isWished: false, isQuiet: true }),
    wishes,
  )

export const withNextSending = (wishes: Wishes): Wishes => {
  const [next, ...acts] = wishes.acts
  return next ? { ...wishes, sending: next, acts } : wishes
}

/** The shop has done the act that was sent. */
export const afterDone = ({ sending, ids, unsure, ...wishes }: Wishes): Wishes => ({
  ...{ ...wishes, sending: null },
  ids: sending ? withAct(ids, sending) : ids,
  unsure: unsure.filter((id) => id !== sending?.productId),
})

/** The act must be sent again, unless the buyer has done something else with its product since. */
export const beforeRetry = ({ sending, acts, ...wishes }: Wishes): Wishes => {
  const isOver = acts.some(({ productId }) => productId === sending?.productId)
  return {
    ...{ ...wishes, sending: null },
    acts: sending && !isOver ? [sending, ...acts] : acts,
    unsure: sending ? [...new Set([...wishes.unsure, sending.productId])] : wishes.unsure,
  }
}

/** Whether something that the buyer wants is not known to be on the list. */
export const hasUnsaved = ({ acts, sending, dropped }: Wishes): boolean =>
  acts.length > 0 || sending !== null || dropped.length > 0

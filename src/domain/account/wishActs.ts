import { type WishAct, type Wishes, wantedIds, withAct } from './wishes.ts'

/** The wishes with one more act. An act that restores the saved state needs no call. */
export const afterAct = (wishes: Wishes, act: WishAct): Wishes => {
  const { productId, isWished } = act
  const others = wishes.acts.filter((earlier) => earlier.productId !== productId)
  const { sending, ids } = wishes
  const known = sending?.productId === productId ? sending.isWished : ids.includes(productId)
  const isNeeded = !wishes.isKnown || known !== isWished || wishes.unsure.includes(productId)
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

/** Products are hidden and can be restored. */
export const afterDrop = (wishes: Wishes, productIds: readonly string[]): Wishes => ({
  ...wishes,
  dropped: [...new Set([...wishes.dropped, ...productIds])],
})

/** Dropped products leave the list, each by its own act. */
export const afterRelease = (wishes: Wishes): Wishes =>
  wishes.dropped.reduce<Wishes>(
    (current, productId) => afterAct(current, { productId, isWished: false, isQuiet: true }),
    wishes,
  )

export const withNextSending = (wishes: Wishes): Wishes => {
  const [next, ...acts] = wishes.acts
  return next ? { ...wishes, sending: next, acts } : wishes
}

/** The shop has processed the sent act. */
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

import { afterAct } from './wishAct.ts'
import { type Wishes, withAct } from './wishes.ts'

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

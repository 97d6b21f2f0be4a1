import { type WishAct, type Wishes, wantedIds } from './wishes.ts'

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

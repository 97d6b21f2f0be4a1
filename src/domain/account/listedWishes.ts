import { type Wishes, wantedIds } from './wishes.ts'

/** Whether the list has products that this page does not know of: another tab or device has added them. */
export const hasOthersWishes = (listed: readonly string[], wishes: Wishes): boolean =>
  wishes.isKnown && listed.some((id) => !wishes.ids.includes(id) && !isPending(wishes, id))

const isPending = ({ acts, sending }: Wishes, id: string): boolean =>
  sending?.productId === id || acts.some(({ productId }) => productId === id)

/**
 * The list from the shop's answer, with the products that the buyer has added since the request: the call that adds
 * them may still be running. Products that another device has removed stay removed.
 * @param asked the wishes at the time of the request
 * @param now the wishes at the time of the answer
 */
export const withOwnWishes = (
  listed: readonly string[],
  asked: Wishes,
  now: Wishes,
): readonly string[] => {
  const isOwn = (id: string) =>
    !asked.ids.includes(id) || isPending(asked, id) || isPending(now, id)
  return [...wantedIds(now).filter((id) => !listed.includes(id) && isOwn(id)), ...listed]
}

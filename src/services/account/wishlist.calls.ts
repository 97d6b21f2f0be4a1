import type { WishAct } from '../../domain/account/wishes.ts'
import type { ActOutcome, MoveOutcome } from '../../machines/account/wishlist/wishlistSetup.ts'
import type { Move } from '../../machines/account/wishlist/wishlistState.ts'
import { addOnce } from '../cart/addOnce.ts'
import type { Api } from '../parts/api.ts'
import { ServerFailure } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { refusedUnlessOver, unlessUnanswered } from '../parts/unlessUnanswered.ts'
import { wordsOf } from '../parts/wordsOf.ts'

const send = (api: Api, userId: string, { productId, isWished }: WishAct) => {
  const request = { params: { id: userId }, body: { productId } }
  return isWished ? api.customer.addWishlist(request) : api.customer.removeWishlist(request)
}

/**
 * Adds a product to the customer's wishlist or removes it.
 * @throws ServerFailure, ContractBreach; a call without an answer is an outcome
 */
export const sendAct = (
  { api, log }: Pick<PageServices, 'api' | 'log'>,
  userId: string,
  act: WishAct,
): Promise<ActOutcome> =>
  unlessUnanswered(async () => {
    const reply = await send(api, userId, act)
    if (reply.status === 200) return { kind: 'done', ...wordsOf(reply.body) }
    log('the wishlist was not changed', reply.body)
    if (reply.status === 429) throw new ServerFailure(reply.status, reply.body)
    return refusedUnlessOver(reply)
  })

/** Sends acts of a page that is being left, without waiting for an answer: the next page reads the list. */
export const sendRest = (
  { api }: Pick<PageServices, 'api'>,
  userId: string,
  acts: readonly WishAct[],
): void => {
  for (const act of acts) void send(api, userId, act).catch(() => undefined)
}

/**
 * Adds the minimum quantity of a directly sold product, which has one variant, to the cart, after the buyer's earlier
 * changes of the cart.
 * @throws ServerFailure, ContractBreach; a call without an answer is an outcome
 */
export const addDirectly = (
  { api, enqueue }: Pick<PageServices, 'api' | 'enqueue'>,
  { slug, key }: Pick<Move, 'slug' | 'key'>,
  signal: AbortSignal,
): Promise<MoveOutcome> =>
  unlessUnanswered(async () => {
    const product = await api.catalogue.product({ params: { slug } })
    if (product.status !== 200) return refusedUnlessOver(product)
    const { variants, quantityRule } = product.body
    const id = variants[0]?.productId ?? ''
    return enqueue(async () => {
      signal.throwIfAborted()
      return addOnce(api, key, [{ id, quantity: quantityRule.minimum }])
    })
  })

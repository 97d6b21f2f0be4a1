import type { WishAct } from '../../domain/account/wishes.ts'
import type { AddOutcome } from '../../machines/cart/addOutcome.ts'
import type { ActOutcome } from '../../machines/wishlist.machine.ts'
import type { Api } from '../api.ts'
import { deltaOf } from '../cart/cart.calls.ts'
import { NetworkError, refused, ServerFailure } from '../failures.ts'
import type { PageServices } from '../pages/pageServices.ts'

/**
 * Adds a product to the customer's wishlist or takes it off.
 * @throws ServerFailure, ContractBreach; a call without an answer is an outcome
 */
export const sendAct = async (
  { api, log }: Pick<PageServices, 'api' | 'log'>,
  userId: string,
  { productId, isWished }: WishAct,
): Promise<ActOutcome> => {
  const request = { params: { id: userId }, body: { productId } }
  try {
    const reply = isWished
      ? await api.customer.addWishlist(request)
      : await api.customer.removeWishlist(request)
    if (reply.status === 200) return { kind: 'done', message: reply.body.message }
    log('the wishlist was not changed', reply.body)
    if (reply.status === 429) throw new ServerFailure(reply.status, reply.body)
    return refused(reply)
  } catch (error) {
    if (error instanceof NetworkError) return { kind: 'unanswered' }
    throw error
  }
}

/** The fewest pieces of a directly sold product, which has one variant, on top of what the cart holds. */
export const addDirectly = async (api: Api, slug: string, key: string): Promise<AddOutcome> => {
  const product = await api.catalogue.product({ params: { slug: encodeURIComponent(slug) } })
  if (product.status !== 200) return refused(product)
  const { variants, quantityRule } = product.body
  const id = variants[0]?.productId ?? ''
  const reply = await api.cart.lines({
    headers: { 'idempotency-key': key },
    body: { lines: [{ id, quantity: quantityRule.minimum, mode: 'add' }] },
  })
  if (reply.status !== 200) return refused(reply)
  return { kind: 'added', message: reply.body.message, delta: deltaOf(reply.body) }
}

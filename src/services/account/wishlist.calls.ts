import type { WishAct } from '../../domain/account/wishes.ts'
import type { ActOutcome } from '../../machines/account/wishlistSetup.ts'
import type { AddOutcome } from '../../machines/cart/addOutcome.ts'
import type { Api } from '../api.ts'
import { deltaOf } from '../cart/cart.calls.ts'
import { NetworkError, refused, ServerFailure } from '../failures.ts'
import type { PageServices } from '../pages/pageServices.ts'

const send = (api: Api, userId: string, { productId, isWished }: WishAct) => {
  const request = { params: { id: userId }, body: { productId } }
  return isWished ? api.customer.addWishlist(request) : api.customer.removeWishlist(request)
}

/**
 * Adds a product to the customer's wishlist or takes it off.
 * @throws ServerFailure, ContractBreach; a call without an answer is an outcome
 */
export const sendAct = async (
  { api, log }: Pick<PageServices, 'api' | 'log'>,
  userId: string,
  act: WishAct,
): Promise<ActOutcome> => {
  try {
    const reply = await send(api, userId, act)
    if (reply.status === 200) return { kind: 'done', message: reply.body.message }
    log('the wishlist was not changed', reply.body)
    if (reply.status === 429) throw new ServerFailure(reply.status, reply.body)
    return refused(reply)
  } catch (error) {
    if (error instanceof NetworkError) return { kind: 'unanswered' }
    throw error
  }
}

/** Sends acts of a page that is being left. Nobody hears what comes of it: the next page reads the list. */
export const sendRest = (
  { api }: Pick<PageServices, 'api'>,
  userId: string,
  acts: readonly WishAct[],
): void => {
  for (const act of acts) void send(api, userId, act).catch(() => undefined)
}

/**
 * The fewest pieces of a directly sold product, which has one variant, on top of what the cart holds; after the
 * changes of the cart that the buyer made before.
 */
export const addDirectly = async (
  { api, inTurn }: Pick<PageServices, 'api' | 'inTurn'>,
  slug: string,
  key: string,
  signal: AbortSignal,
): Promise<AddOutcome> => {
  const product = await api.catalogue.product({ params: { slug: encodeURIComponent(slug) } })
  if (product.status !== 200) return refused(product)
  const { variants, quantityRule } = product.body
  const id = variants[0]?.productId ?? ''
  const reply = await inTurn(async () => {
    signal.throwIfAborted()
    return api.cart.lines({
      headers: { 'idempotency-key': key },
      body: { lines: [{ id, quantity: quantityRule.minimum, mode: 'add' }] },
    })
  })
  if (reply.status !== 200) return refused(reply)
  return { kind: 'added', message: reply.body.message, delta: deltaOf(reply.body) }
}

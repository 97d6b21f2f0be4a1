import { fromPromise } from 'xstate'
import type { WishAct } from '../../domain/account/wishes.ts'
import type { AddOutcome } from '../../machines/variantPicker.machine.ts'
import { type ActOutcome, wishlistMachine } from '../../machines/wishlist.machine.ts'
import { deltaOf } from '../cart/cart.actors.ts'
import { NetworkError, refused, ServerFailure } from '../failures.ts'
import { logged, type PageServices } from '../pages/pageServices.ts'

/** The wishlist of who is logged in. */
export const provideWishlist = (services: Pick<PageServices, 'api' | 'log' | 'inTurn'>) => {
  const { api, log, inTurn } = services

  const loadWishlist = fromPromise<readonly string[], { userId: string }>(
    async ({ input: { userId: id }, signal }) => {
      const reply = await api.customer.getWishlist({ params: { id }, fetchOptions: { signal } })
      if (reply.status === 200) return reply.body.wishlist
      throw logged(services, 'the wishlist was not loaded', reply)
    },
  )

  const send = (userId: string, { productId, isWished }: WishAct) => {
    const request = { params: { id: userId }, body: { productId } }
    return isWished ? api.customer.addWishlist(request) : api.customer.removeWishlist(request)
  }

  const sendAct = fromPromise<ActOutcome, { userId: string; act: WishAct }>(async ({ input }) => {
    try {
      const reply = await send(input.userId, input.act)
      if (reply.status === 200) return { kind: 'done', message: reply.body.message }
      log('the wishlist was not changed', reply.body)
      if (reply.status === 429) throw new ServerFailure(reply.status, reply.body)
      return refused(reply)
    } catch (error) {
      if (error instanceof NetworkError) return { kind: 'unanswered' }
      throw error
    }
  })

  /** A directly sold product has one variant; its fewest pieces go on top of what the cart holds. */
  const addToCart = fromPromise<AddOutcome, { slug: string; key: string }>(
    async ({ input: { slug, key }, signal }) => {
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
    },
  )

  return wishlistMachine.provide({
    actors: { loadWishlist, sendAct, addToCart },
    actions: {
      // Nobody hears what comes of it: the page that is opened next reads the list.
      sendRest: (_, { userId, acts }) => {
        for (const act of acts) void send(userId, act).catch(() => undefined)
      },
    },
  })
}

import { fromPromise } from 'xstate'
import type { AddOutcome } from '../machines/variantPicker.machine.ts'
import { wishlistMachine } from '../machines/wishlist.machine.ts'
import { addToCart } from './addToCart.ts'
import { ServerFailure } from './failures.ts'
import { logged, type PageServices } from './pages/pageServices.ts'

/** The wishlist of who is logged in (specification 7, Customer). */
export const provideWishlist = (services: Pick<PageServices, 'api' | 'log'>) => {
  const { api } = services

  const loadWishlist = fromPromise<readonly string[], { userId: string }>(
    async ({ input: { userId: id }, signal }) => {
      const reply = await api.customer.getWishlist({ params: { id }, fetchOptions: { signal } })
      if (reply.status === 200) return reply.body.wishlist
      throw logged(services, 'the wishlist was not loaded', reply)
    },
  )

  const removeWishes = fromPromise<
    void,
    { userId: string; productIds: readonly string[]; isAll: boolean }
  >(async ({ input: { userId: id, productIds, isAll } }) => {
    const replies = isAll
      ? [await api.customer.removeAllWishlist({ params: { id } })]
      : await Promise.all(
          productIds.map((productId) =>
            api.customer.removeWishlist({ params: { id }, body: { productId } }),
          ),
        )
    for (const reply of replies)
      if (reply.status !== 200) throw logged(services, 'the wishlist was not taken from', reply)
  })

  /** A directly sold product has one variant; its fewest pieces go into the cart. */
  const addDirectly = fromPromise<AddOutcome, { slug: string }>(async ({ input: { slug } }) => {
    const reply = await api.catalogue.product({ params: { slug: encodeURIComponent(slug) } })
    if (reply.status !== 200) throw new ServerFailure(reply.status, reply.body)
    const { variants, quantityRule } = reply.body
    return addToCart(api, {
      kind: 'add',
      directly: true,
      pieces: { productId: variants[0]?.productId ?? '', quantity: quantityRule.minimum },
    })
  })

  return wishlistMachine.provide({
    actors: { loadWishlist, removeWishes, addToCart: addDirectly },
  })
}

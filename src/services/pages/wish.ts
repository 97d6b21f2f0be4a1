import { fromPromise, waitFor } from 'xstate'
import { wishMachine } from '../../machines/wish.machine.ts'
import { selectIsRead, type WishlistRef } from '../../machines/wishlist.machine.ts'
import { logged, type PageServices } from './pageServices.ts'

type Wish = { readonly productId: string }

/** Whether a product is on the wishlist of who is logged in (specification 7, Customer). */
export const provideWish = (services: PageServices) => {
  const { api, readUser } = services
  const about = ({ productId }: Wish) => ({
    params: { id: readUser()?._id ?? '' },
    body: { productId },
  })

  const checkWish = fromPromise<boolean, Wish>(async ({ input, signal }) => {
    // Whoever has just logged out wishes for nothing.
    if (!readUser()) return false
    const reply = await api.customer.checkWishlist({ ...about(input), fetchOptions: { signal } })
    if (reply.status === 200) return reply.body.added
    throw logged(services, 'the wishlist was not checked', reply)
  })
  const addWish = fromPromise<string, Wish>(async ({ input }) => {
    const reply = await api.customer.addWishlist(about(input))
    if (reply.status === 200) return reply.body.message
    throw logged(services, 'the wishlist was not added to', reply)
  })
  const removeWish = fromPromise<string, Wish>(async ({ input }) => {
    const reply = await api.customer.removeWishlist(about(input))
    if (reply.status === 200) return reply.body.message
    throw logged(services, 'the wishlist was not taken from', reply)
  })

  return wishMachine.provide({ actors: { checkWish, addWish, removeWish } })
}

/** The same for a product of a list: whether it is wished is known from the wishlist that the shop keeps. */
export const provideWishOfList = (services: PageServices, wishlist: WishlistRef) =>
  provideWish(services).provide({
    actors: {
      checkWish: fromPromise<boolean, Wish>(async ({ input: { productId }, signal }) => {
        const { context } = await waitFor(wishlist, selectIsRead, { signal })
        return context.ids.includes(productId)
      }),
    },
  })

import { fromPromise } from 'xstate'
import type { Product } from '../contracts/catalogue.ts'
import type { Problem } from '../contracts/primitives.ts'
import { type Machines, machines } from '../machines/index.ts'
import type { Api } from './api.ts'
import type { ShopCookies } from './cookies.ts'
import { ServerFailure } from './failures.ts'

type Wish = { readonly productId: string }

/** The machines around one product with their real actors: its place on the wishlist, and the active product. */
export const provideProductMachines = ({
  api,
  readUser,
  log,
}: {
  api: Api
  readUser: ShopCookies['readUser']
  /** Writes down what the buyer is not told (specification 8). */
  log: (what: string, problem: Problem) => void
}): Pick<Machines, 'wish' | 'activeProduct'> => {
  const failed = (what: string, { status, body }: { status: number; body: Problem }) => {
    log(what, body)
    return new ServerFailure(status, body)
  }
  const about = ({ productId }: Wish) => ({
    params: { id: readUser()?._id ?? '' },
    body: { productId },
  })

  const checkWish = fromPromise<boolean, Wish>(async ({ input, signal }) => {
    const reply = await api.customer.checkWishlist({ ...about(input), fetchOptions: { signal } })
    if (reply.status === 200) return reply.body.added
    throw failed('the wishlist was not checked', reply)
  })
  const addWish = fromPromise<string, Wish>(async ({ input }) => {
    const reply = await api.customer.addWishlist(about(input))
    if (reply.status === 200) return reply.body.message
    throw failed('the wishlist was not added to', reply)
  })
  const removeWish = fromPromise<string, Wish>(async ({ input }) => {
    const reply = await api.customer.removeWishlist(about(input))
    if (reply.status === 200) return reply.body.message
    throw failed('the wishlist was not taken from', reply)
  })

  const loadProduct = fromPromise<Product, { slug: string }>(async ({ input, signal }) => {
    const reply = await api.catalogue.product({
      params: { slug: encodeURIComponent(input.slug) },
      fetchOptions: { signal },
    })
    if (reply.status === 200) return reply.body
    throw failed('the product was not loaded', reply)
  })

  return {
    wish: machines.wish.provide({ actors: { checkWish, addWish, removeWish } }),
    activeProduct: machines.activeProduct.provide({ actors: { loadProduct } }),
  }
}

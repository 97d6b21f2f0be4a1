import { fromPromise } from 'xstate'
import { wishMachine } from '../../machines/wish.machine.ts'
import { logged, type PageServices } from './pageServices.ts'

type Wish = { readonly productId: string }

/** The calls about a product on the wishlist of who is logged in (specification 7, Customer). */
const wishCalls = (services: PageServices) => {
  const { api, readUser } = services
  const about = ({ productId }: Wish) => ({
    params: { id: readUser()?._id ?? '' },
    body: { productId },
  })
  return {
    check: async (wish: Wish, signal: AbortSignal): Promise<boolean> => {
      const reply = await api.customer.checkWishlist({ ...about(wish), fetchOptions: { signal } })
      if (reply.status === 200) return reply.body.added
      throw logged(services, 'the wishlist was not checked', reply)
    },
    add: async (wish: Wish): Promise<string> => {
      const reply = await api.customer.addWishlist(about(wish))
      if (reply.status === 200) return reply.body.message
      throw logged(services, 'the wishlist was not added to', reply)
    },
    remove: async (wish: Wish): Promise<string> => {
      const reply = await api.customer.removeWishlist(about(wish))
      if (reply.status === 200) return reply.body.message
      throw logged(services, 'the wishlist was not taken from', reply)
    },
    readAll: async (signal: AbortSignal): Promise<Set<string>> => {
      const reply = await api.customer.getWishlist({
        params: { id: readUser()?._id ?? '' },
        fetchOptions: { signal },
      })
      if (reply.status === 200) return new Set(reply.body.wishlist)
      throw logged(services, 'the wishlist was not read', reply)
    },
  }
}

/** Whether a product is on the wishlist. */
export const provideWish = (services: PageServices) => {
  const { check, add, remove } = wishCalls(services)
  return wishMachine.provide({
    actors: {
      checkWish: fromPromise<boolean, Wish>(({ input, signal }) => check(input, signal)),
      addWish: fromPromise<string, Wish>(({ input }) => add(input)),
      removeWish: fromPromise<string, Wish>(({ input }) => remove(input)),
    },
  })
}

/** The same for each product of a list: the wishlist is read once, when the first of them shows. */
export const provideWishesOfList = (services: PageServices) => {
  const { add, remove, readAll } = wishCalls(services)
  let read: Promise<Set<string>> | undefined
  const wished = (signal: AbortSignal) => {
    read ??= readAll(signal).catch((error: unknown) => {
      read = undefined
      throw error
    })
    return read
  }
  return wishMachine.provide({
    actors: {
      checkWish: fromPromise<boolean, Wish>(async ({ input: { productId }, signal }) => {
        // The card that asked for all of them may leave the page before the answer.
        const all = await wished(signal).catch(() => wished(signal))
        return all.has(productId)
      }),
      // A card that leaves the page and comes back asks again.
      addWish: fromPromise<string, Wish>(async ({ input }) => {
        const said = await add(input)
        ;(await read)?.add(input.productId)
        return said
      }),
      removeWish: fromPromise<string, Wish>(async ({ input }) => {
        const said = await remove(input)
        ;(await read)?.delete(input.productId)
        return said
      }),
    },
  })
}

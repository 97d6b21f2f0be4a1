import { fromPromise } from 'xstate'
import type { WishAct } from '../../domain/account/wishes.ts'
import type { ActOutcome } from '../../machines/account/wishlistSetup.ts'
import type { AddOutcome } from '../../machines/cart/addOutcome.ts'
import { wishlistMachine } from '../../machines/wishlist.machine.ts'
import { logged, type PageServices } from '../pages/pageServices.ts'
import { addDirectly, sendAct, sendRest } from './wishlist.calls.ts'

/** The wishlist of who is logged in. */
export const provideWishlist = (services: Pick<PageServices, 'api' | 'log' | 'inTurn'>) => {
  const loadWishlist = fromPromise<readonly string[], { userId: string }>(
    async ({ input: { userId: id }, signal }) => {
      const reply = await services.api.customer.getWishlist({
        params: { id },
        fetchOptions: { signal },
      })
      if (reply.status === 200) return reply.body.wishlist
      throw logged(services, 'the wishlist was not loaded', reply)
    },
  )

  return wishlistMachine.provide({
    actors: {
      loadWishlist,
      sendAct: fromPromise<ActOutcome, { userId: string; act: WishAct }>(
        ({ input: { userId, act } }) => sendAct(services, userId, act),
      ),
      addToCart: fromPromise<AddOutcome, { slug: string; key: string }>(
        ({ input: { slug, key }, signal }) => addDirectly(services, slug, key, signal),
      ),
    },
    actions: { sendRest: (_, { userId, acts }) => sendRest(services, userId, acts) },
  })
}

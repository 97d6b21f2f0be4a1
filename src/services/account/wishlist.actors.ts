import { fromPromise } from 'xstate'
import type { WishAct } from '../../domain/account/wishes.ts'
import { wishlistMachine } from '../../machines/account/wishlist/wishlist.machine.ts'
import type { ActOutcome, MoveOutcome } from '../../machines/account/wishlist/wishlistSetup.ts'
import type { Move } from '../../machines/account/wishlist/wishlistState.ts'
import { logged, type PageServices } from '../parts/pageServices.ts'
import type { KeptMoves } from './keptMoves.ts'
import { addDirectly, sendAct, sendRest } from './wishlist.calls.ts'

/** The wishlist of the logged-in customer. */
export const provideWishlist = (
  services: Pick<PageServices, 'api' | 'log' | 'enqueue'>,
  moves: KeptMoves,
) => {
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
      addToCart: fromPromise<MoveOutcome, Move>(({ input, signal }) =>
        addDirectly(services, input, signal),
      ),
      readMoves: fromPromise(async ({ input }) => moves.read(input.userId)),
    },
    actions: {
      sendRest: (_, { userId, acts }) => sendRest(services, userId, acts),
      keepMoves: (_, kept) => moves.keep(kept.userId, kept.moves),
    },
  })
}

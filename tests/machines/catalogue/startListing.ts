import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ProductCard } from '../../../src/contracts/catalogue/product.ts'
import type { ListingSource } from '../../../src/domain/catalogue/listingSource.ts'
import {
  listingMachine,
  selectArrivals,
  selectGone,
  selectIsLoadingMore,
  selectItems,
  selectTotal,
} from '../../../src/machines/catalogue/listing.machine.ts'
import type {
  KeptListing,
  ListingPage,
  OpenedListing,
  Reread,
  RereadInput,
} from '../../../src/machines/catalogue/listingState.ts'
import { direct, recordingShell } from '../fixtures.ts'

export const source: ListingSource = { kind: 'category', slug: 'rings', filter: 'price:asc' }
export const card = (id: string, changes: Partial<ProductCard> = {}): ProductCard => ({
  ...direct,
  _id: id,
  ...changes,
})
export const cards = (ids: string) => [...ids].map((id) => card(id))

/** A list on its page; each call is answered by the next of `pages` and `rereads`. */
export const start = ({
  first = { data: cards('ab'), total: 3 },
  kept,
  pages = [],
  rereads = [],
}: {
  first?: OpenedListing
  kept?: KeptListing
  pages?: readonly ListingPage[]
  rereads?: readonly Reread[]
} = {}) => {
  const [leftPages, leftRereads] = [[...pages], [...rereads]]
  const asked: { source: ListingSource; page: number }[] = []
  const reread: RereadInput[] = []
  const shell = recordingShell()
  const clock = new SimulatedClock()
  const actor = createActor(
    listingMachine.provide({
      actors: {
        watchCatalogue: fromCallback(() => undefined),
        loadPage: fromPromise<ListingPage, { source: ListingSource; page: number }>(
          async ({ input }) => {
            asked.push(input)
            const page = leftPages.shift()
            if (!page) throw new Error('unreachable')
            return page
          },
        ),
        reread: fromPromise<Reread, RereadInput>(async ({ input }) => {
          reread.push(input)
          const answer = leftRereads.shift()
          if (!answer) throw new Error('unreachable')
          return answer
        }),
      },
    }),
    { input: { shell, source, first, kept }, clock },
  ).start()
  const shown = () => {
    const snapshot = actor.getSnapshot()
    return {
      ids: selectItems(snapshot)
        .map(({ _id }) => _id)
        .join(''),
      total: selectTotal(snapshot),
      gone: selectGone(snapshot).join(''),
      arrivals: selectArrivals(snapshot),
    }
  }
  const more = async () => {
    actor.send({ type: 'more.requested' })
    const { value, context } = await waitFor(actor, (snapshot) => !selectIsLoadingMore(snapshot))
    return [(value as { growth: string }).growth, context.items.map(({ _id }) => _id)]
  }
  /** Reports a change of the catalogue, and waits until the list has reloaded. */
  const change = async () => {
    actor.send({ type: 'catalogue.changed' })
    await waitFor(actor, (snapshot) => snapshot.matches({ news: 'resting' }))
  }
  return { actor, asked, reread, more, change, shown, clock, shell }
}

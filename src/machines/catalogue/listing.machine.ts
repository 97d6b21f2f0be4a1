import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ProductCard } from '../../contracts/catalogue.ts'
import type { ListingSource } from '../../domain/catalogue/listingSource.ts'
import { refuses } from '../parts/refuses.ts'

export interface ListingPage {
  readonly data: readonly ProductCard[]
  readonly total: number
}

/** What of a list was here when the buyer left it. */
export interface KeptListing extends ListingPage {
  readonly page: number
}

/** The list as it was left, if it still begins as it does now; what it begins with is the fresh page. */
const resume = (first: ListingPage, kept: KeptListing | undefined) => {
  const goesOn =
    kept?.total === first.total && first.data.every(({ _id }, i) => kept.data[i]?._id === _id)
  return goesOn
    ? {
        items: [...first.data, ...kept.data.slice(first.data.length)],
        total: kept.total,
        page: kept.page,
      }
    : { items: first.data, total: first.total, page: 1 }
}

/**
 * A list of products that grows: page 1 comes with the route, the buyer asks for the rest from page 2 on (rule C4).
 */
export const listingMachine = setup({
  types: {
    context: {} as {
      source: ListingSource
      items: readonly ProductCard[]
      total: number
      /** The last page that is here. */
      page: number
    },
    input: {} as { source: ListingSource; first: ListingPage; kept?: KeptListing | undefined },
    events: {} as { type: 'more.requested' },
  },
  actors: {
    loadPage: refuses<ListingPage, { source: ListingSource; page: number }>('loadPage'),
  },
  guards: { isComplete: ({ context }) => context.items.length >= context.total },
}).createMachine({
  id: 'listing',
  context: ({ input: { source, first, kept } }) => ({ source, ...resume(first, kept) }),
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isComplete', target: 'complete' },
      on: { 'more.requested': 'loading' },
    },
    loading: {
      invoke: {
        src: 'loadPage',
        input: ({ context }) => ({ source: context.source, page: context.page + 1 }),
        onDone: {
          target: 'waiting',
          actions: assign(({ context, event: { output } }) => ({
            items: withoutRepeats([...context.items, ...output.data]),
            // A page without products is the last one, even if more were announced.
            total: output.data.length === 0 ? context.items.length : output.total,
            page: context.page + 1,
          })),
        },
        onError: 'failed',
      },
    },
    failed: { on: { 'more.requested': 'loading' } },
    complete: { type: 'final' },
  },
})
export type ListingRef = ActorRefFrom<typeof listingMachine>
type Snapshot = SnapshotFrom<typeof listingMachine>

export const selectKept = ({ context: { items, total, page } }: Snapshot): KeptListing => ({
  data: items,
  total,
  page,
})
export const selectItems = (snapshot: Snapshot) => snapshot.context.items
export const selectTotal = (snapshot: Snapshot) => snapshot.context.total
/** Whether the next page may be requested automatically: after a failure the buyer must request it. */
export const selectMayContinue = (snapshot: Snapshot) => snapshot.matches('waiting')
export const selectHasMore = (snapshot: Snapshot) => !snapshot.matches('complete')
export const selectIsLoadingMore = (snapshot: Snapshot) => snapshot.matches('loading')
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed')

/** A product that moved to a later page while the buyer read shows once. */
const withoutRepeats = (items: readonly ProductCard[]) => [
  ...new Map(items.map((item) => [item._id, item])).values(),
]

import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ListingSource } from '../../domain/catalogue/listingSource.ts'
import { refuses, refusesToWatch } from '../parts/refuses.ts'
import { defaultToast, type Shell } from '../parts/shell.ts'
import {
  compared,
  differs,
  grown,
  type KeptListing,
  type ListingPage,
  type ListingState,
  type OpenedListing,
  opened,
  type Reread,
  type RereadInput,
  renewed,
} from './listingState.ts'

/** What the shop reports while a list is open. */
export interface CatalogueChanged {
  readonly type: 'catalogue.changed'
}

/** The pause after a refresh of the list, ms. An import changes the catalogue every second. */
const restMs = 5_000

/**
 * A list of products. Its first pages load with the route, further pages on request (rule C4). It follows the shop: changed
 * cards update in place, new products are offered (rule C18).
 */
export const listingMachine = setup({
  types: {
    context: {} as ListingState,
    input: {} as {
      shell: Shell
      source: ListingSource
      first: OpenedListing
      kept?: KeptListing | undefined
    },
    events: {} as { type: 'more.requested' } | { type: 'refresh.requested' } | CatalogueChanged,
  },
  actors: {
    loadPage: refuses<ListingPage, { source: ListingSource; page: number }>('loadPage'),
    /** Reloads the loaded pages. */
    reread: refuses<Reread, RereadInput>('reread'),
    /** Reports changes of the catalogue. */
    watchCatalogue: refusesToWatch<CatalogueChanged>('watchCatalogue'),
  },
  actions: {
    /** The page reloads its filters, whose numbers have changed too. */
    refreshFilters: ({ context: { shell } }) => shell.send({ type: 'shop.changed', what: 'lists' }),
    sayFailed: ({ context: { shell } }) => shell.send(defaultToast),
  },
  guards: {
    isComplete: ({ context: { items, total } }) => items.length >= total,
    hasMore: ({ context: { items, total } }) => items.length < total,
    hasArrivals: ({ context: { arrivals } }) => arrivals > 0,
    /** Only the first pages of a list that was left are up to date. */
    isKept: ({ context: { page, freshPages } }) => page > freshPages,
  },
  delays: { rest: restMs },
}).createMachine({
  id: 'listing',
  context: ({ input: { shell, source, first, kept } }) => ({
    ...{ shell, source, gone: [], arrivals: 0, firstNew: null },
    ...opened(first, kept),
  }),
  invoke: { src: 'watchCatalogue', onError: {} },
  type: 'parallel',
  states: {
    growth: {
      initial: 'waiting',
      states: {
        waiting: {
          always: { guard: 'isComplete', target: 'complete' },
          on: { 'more.requested': 'loading' },
        },
        loading: {
          invoke: {
            src: 'loadPage',
            input: ({ context: { source, page } }) => ({ source, page: page + 1 }),
            onDone: {
              target: 'waiting',
              actions: assign(({ context, event }) => grown(context, event.output)),
            },
            onError: 'failed',
          },
        },
        failed: { on: { 'more.requested': 'loading' } },
        /** A refresh may find more products. */
        complete: { always: { guard: 'hasMore', target: 'waiting' } },
      },
    },
    news: {
      initial: 'opening',
      on: { 'refresh.requested': { guard: 'hasArrivals', target: '.refreshing' } },
      states: {
        opening: { always: [{ guard: 'isKept', target: 'checking' }, { target: 'settled' }] },
        settled: { on: { 'catalogue.changed': 'checking' } },
        checking: {
          invoke: {
            src: 'reread',
            input: ({ context }) => rereadInput(context),
            onDone: [
              {
                guard: ({ context, event }) => differs(context, event.output),
                target: 'resting',
                actions: [
                  assign(({ context, event }) => compared(context, event.output)),
                  'refreshFilters',
                ],
              },
              { target: 'resting' },
            ],
            // Retried with the next change.
            onError: 'resting',
          },
          on: { 'catalogue.changed': { target: 'checking', reenter: true } },
        },
        resting: {
          initial: 'calm',
          states: {
            calm: {
              after: { rest: '#listing.news.settled' },
              on: { 'catalogue.changed': 'asked' },
            },
            /** The catalogue has changed again. */
            asked: { after: { rest: '#listing.news.checking' } },
          },
        },
        refreshing: {
          invoke: {
            src: 'reread',
            input: ({ context }) => rereadInput(context),
            onDone: {
              target: 'resting',
              actions: [
                assign(({ context, event }) => renewed(context, event.output)),
                'refreshFilters',
              ],
            },
            onError: { target: 'resting', actions: 'sayFailed' },
          },
          on: {
            'refresh.requested': {},
            'catalogue.changed': { target: 'refreshing', reenter: true },
          },
        },
      },
    },
  },
})
export type ListingRef = ActorRefFrom<typeof listingMachine>
type Snapshot = SnapshotFrom<typeof listingMachine>

const rereadInput = ({ source, page, items }: ListingState): RereadInput => ({
  ...{ source, page },
  shown: items.map(({ _id }) => _id),
})

export const selectKept = ({ context: { items, total, page } }: Snapshot): KeptListing => ({
  data: items,
  total,
  page,
})
export const selectItems = (snapshot: Snapshot) => snapshot.context.items
/** The number of products in the list, without those that are no longer sold. */
export const selectTotal = ({ context: { total, gone } }: Snapshot) => total - gone.length
export const selectGone = (snapshot: Snapshot) => snapshot.context.gone
/** The last loaded page, counted from 1. */
export const selectPage = ({ context }: Snapshot) => context.page
/** How many new products a refresh would bring. */
export const selectArrivals = (snapshot: Snapshot) => snapshot.context.arrivals
export const selectFirstNew = (snapshot: Snapshot) => snapshot.context.firstNew
/** Whether the next page may be requested automatically: after a failure the buyer must request it. */
export const selectMayContinue = (snapshot: Snapshot) => snapshot.matches({ growth: 'waiting' })
export const selectHasMore = (snapshot: Snapshot) => !snapshot.matches({ growth: 'complete' })
export const selectIsLoadingMore = (snapshot: Snapshot) => snapshot.matches({ growth: 'loading' })
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches({ growth: 'failed' })

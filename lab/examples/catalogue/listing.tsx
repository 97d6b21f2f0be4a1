import { ProductCard } from '../../../src/contracts/catalogue/product.ts'
import type { ListingPage } from '../../../src/machines/catalogue/listingState.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { useBeside } from '../parts/beside.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { ListView } from '../parts/ListView.tsx'
import { closedSheet } from '../parts/SamplePieces.tsx'
import { products } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const cards = ProductCard.array().parse([...products])
const total = 20
const pageFrom = (from: number): ListingPage => ({ data: cards.slice(from, from + 8), total })

const silver = { kind: 'search', query: 'silver', filter: '' } as const

export const listing: Example<Machines['listing']> = {
  inputs: {
    'the first 8 of 20': ({ shell }) => ({ shell, source: silver, first: pageFrom(0) }),
    'back again, 16 of 20 as they were left': ({ shell }) => ({
      ...{ shell, source: silver, first: pageFrom(0) },
      kept: { data: cards.slice(0, 16), total, page: 2 },
    }),
    'all on the first page': ({ shell }) => ({
      shell,
      source: silver,
      first: { data: cards.slice(0, 6), total: 6 },
    }),
    'nothing found': ({ shell }) => ({
      shell,
      source: silver,
      first: { data: [], total: 0 },
    }),
  },
  events: { 'more.requested': bare, 'refresh.requested': bare, 'catalogue.changed': bare },
  answers: {
    watchCatalogue: { sends: ['catalogue.changed'] },
    reread: {
      outputs: {
        'nothing has changed': { ...pageFrom(0), elsewhere: [], gone: [] },
        'two have come': {
          ...{ data: cards.slice(12, 20), total: total + 2 },
          elsewhere: cards.slice(0, 8),
          gone: [],
        },
        'the first is no longer sold': {
          ...{ data: cards.slice(1, 9), total: total - 1 },
          ...{ elsewhere: [], gone: cards.slice(0, 1).map(({ _id }) => _id) },
        },
      },
    },
    loadPage: {
      outputs: {
        'the next 8': pageFrom(8),
        'the last 4': { data: cards.slice(16, total), total },
        'the same 8 again': pageFrom(0),
        'an empty page': { data: [], total },
      },
    },
  },
  tellsApart: ({ items, total: of, gone, arrivals }) => [items.length, of, gone.length, arrivals],
  shows: {
    'growth.loading': 'Loading more…',
    'growth.failed': 'This could not be loaded',
    'news.refreshing': '2 new pieces',
    'growth.waiting': '8 of 20 shown',
    'growth.complete': ['6 pieces', { hides: 'shown' }],
    'news.settled': ['20 pieces', { hides: 'new pieces' }],
    'news.checking': [
      'Grooved band',
      { hides: 'new pieces' },
      { unseen: 'the list is compared with the shop' },
    ],
    'news.resting.calm': [
      'Grooved band',
      { hides: 'new pieces' },
      { unseen: 'nothing is compared for a while' },
    ],
    'news.resting.asked': [
      'Grooved band',
      { hides: 'new pieces' },
      { unseen: 'it is compared again after a while' },
    ],
  },
  View: function ListingView({ actor }) {
    const sheet = useBeside('filterSheet') ?? closedSheet
    return (
      <Shop>
        <ListView listing={actor} sheet={sheet} />
      </Shop>
    )
  },
  at: `/eshop?search=${silver.query}`,
}

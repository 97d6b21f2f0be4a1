import { ProductCard } from '../../contracts/catalogue.ts'
import { pathTo } from '../../domain/categoryTree.ts'
import type { Machines } from '../../machines/index.ts'
import type { ListingPage } from '../../machines/listing.machine.ts'
import { CategoryPage } from '../../views/pages/ListingPage.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { categories, products } from './samples.ts'
import { Shop } from './surroundings.tsx'

const cards = ProductCard.array().parse([...products])
const total = 20
const pageFrom = (from: number): ListingPage => ({ data: cards.slice(from, from + 8), total })

const metals = { kind: 'category', slug: 'metals', filter: '' } as const

export const listing: Example<Machines['listing']> = {
  inputs: {
    'the first 8 of 20': () => ({ source: metals, first: pageFrom(0) }),
    'all on the first page': () => ({
      source: metals,
      first: { data: cards.slice(0, 6), total: 6 },
    }),
    'nothing found': () => ({
      source: { kind: 'search', query: 'tiara' },
      first: { data: [], total: 0 },
    }),
  },
  events: { 'more.requested': bare },
  answers: {
    loadPage: {
      outputs: {
        'the next 8': pageFrom(8),
        'the last 4': { data: cards.slice(16, total), total },
        'the same 8 again': pageFrom(0),
        'an empty page': { data: [], total },
      },
    },
  },
  tellsApart: ({ items, total: of }) => [items.length, of],
  View: ({ actor }) => (
    <Shop>
      <CategoryPage listing={actor} path={pathTo(categories, 'metals')} />
    </Shop>
  ),
  at: '/eshop/metals',
}

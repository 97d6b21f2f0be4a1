import { ProductCard } from '../../../src/contracts/catalogue.ts'
import type { ListingPage } from '../../../src/machines/catalogue/listing.machine.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { SearchPage } from '../../../src/views/catalogue/listing/ListingPage.tsx'
import { Products } from '../../../src/views/catalogue/listing/Products.tsx'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { closedSheet } from '../parts/SamplePieces.tsx'
import { products } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const cards = ProductCard.array().parse([...products])
const total = 20
const pageFrom = (from: number): ListingPage => ({ data: cards.slice(from, from + 8), total })

const silver = { kind: 'search', query: 'silver', filter: '' } as const

export const listing: Example<Machines['listing']> = {
  inputs: {
    'the first 8 of 20': () => ({ source: silver, first: pageFrom(0) }),
    'back again, 16 of 20 as they were left': () => ({
      ...{ source: silver, first: pageFrom(0) },
      kept: { data: cards.slice(0, 16), total, page: 2 },
    }),
    'all on the first page': () => ({
      source: silver,
      first: { data: cards.slice(0, 6), total: 6 },
    }),
    'nothing found': () => ({
      source: silver,
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
      <SearchPage query={silver.query} list={{ total }} sheet={closedSheet}>
        <Products listing={actor} places={{ current: [] }} query={silver.query} />
      </SearchPage>
    </Shop>
  ),
  at: `/eshop?search=${silver.query}`,
}

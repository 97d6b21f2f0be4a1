import { createActor, fromCallback } from 'xstate'
import { machines } from '../../../src/machines/index.ts'
import { lazyView } from './lazyView.tsx'
import { wholeList } from './samples.ts'

const Products = lazyView(
  async () => (await import('../../../src/views/catalogue/listing/Products.tsx')).Products,
)

const unchanged = machines.listing.provide({
  actors: { watchCatalogue: fromCallback(() => undefined) },
})

/** A list with all sample products and their filters. */
export const sampleList = {
  listing: createActor(unchanged, {
    input: {
      shell: { send: () => undefined },
      source: { kind: 'category', slug: 'all', filter: '' },
      first: wholeList,
    },
  }).start(),
  facets: wholeList.facets,
}

/** All sample products, as the children of a page that lists them. */
export function SamplePieces() {
  return <Products listing={sampleList.listing} places={{ current: [] }} />
}

/** The filters of a sample page, closed. */
export const closedSheet = createActor(machines.filterSheet).start()

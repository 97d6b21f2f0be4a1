import type { Machines } from '../../../src/machines/index.ts'
import { useBeside } from '../parts/beside.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { ListView } from '../parts/ListView.tsx'
import { lazyView } from '../parts/lazyView.tsx'
import { SamplePieces, sampleList } from '../parts/SamplePieces.tsx'
import { categories } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const CategoryPage = lazyView(
  async () => (await import('../../../src/views/catalogue/listing/ListingPage.tsx')).CategoryPage,
)

export const filterSheet: Example<Machines['filterSheet']> = {
  inputs: { 'a list on a phone': () => undefined },
  events: { 'panel.opened': bare, 'panel.closed': bare, 'viewport.widened': bare },
  answers: { watchWidth: { sends: ['viewport.widened'] } },
  shows: {
    closed: 'Filters',
    open: ['Filters', { unseen: 'the sheet is open on a narrow window only' }],
  },
  View: function FilterSheetView({ actor }) {
    const listing = useBeside('listing')
    return (
      <Shop>
        {listing ? (
          <ListView listing={listing} sheet={actor} />
        ) : (
          <CategoryPage path={categories.slice(0, 1)} list={sampleList} sheet={actor}>
            <SamplePieces />
          </CategoryPage>
        )}
      </Shop>
    )
  },
  at: '/eshop/metals',
}

import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { UnsavedCartPage } from '../parts/SampleCartPage.tsx'
import { cartRows, largeCartRows } from '../parts/samples.ts'
import { Shop, shopAtRest } from '../parts/surroundings.tsx'

const [chainRow] = cartRows
const [, ring] = cartRows.map(({ cart }) => cart.productSlug)

export const cartPage: Example<Machines['cartPage']> = {
  inputs: {
    'a large cart': () => ({
      ...{ cart: shopAtRest({ rows: largeCartRows }).cart, note: '' },
    }),
  },
  events: {
    'query.typed': {
      'a SKU': { query: 'rg09' },
      'a word of none': { query: 'elephant' },
      nothing: { query: ' ' },
    },
    'line.toggled': { 'the rings': { productSlug: ring ?? '' } },
    'lines.closed': { 'every line of several rows': { productSlugs: [ring ?? ''] } },
    'lines.opened': bare,
    'note.typed': { 'a note': { note: 'Pack the rings apart, please.' } },
    'row.dropped': { 'the chain': { rowId: chainRow?._id ?? '' } },
    'line.dropped': { 'the rings': { productSlug: ring ?? '' } },
    'drop.undone': bare,
  },
  answers: { removeAtLast: { sends: [] } },
  effects: ['keepNote'],
  tellsApart: ({ query, closed, dropped }) => [query.trim(), closed, dropped],
  shows: {
    'showing.all': 'Venetian box chain',
    'showing.searching': '0 rows found',
    'removing.settled': { hides: 'was removed' },
    'removing.undoable.counting': 'was removed',
  },
  View: ({ actor }) => (
    <Shop refs={{ cart: actor.getSnapshot().context.cart }}>
      <UnsavedCartPage view={actor} />
    </Shop>
  ),
  at: '/cart',
}

import { useState } from 'react'
import type { Machines } from '../../../src/machines/index.ts'
import { CartPage } from '../../../src/views/cart/CartPage.tsx'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { cartRows, largeCartRows } from '../parts/samples.ts'
import { Shop, shopAtRest } from '../parts/surroundings.tsx'

const [, ring] = cartRows.map(({ cart }) => cart.productSlug)

export const cartPage: Example<Machines['cartPage']> = {
  inputs: { 'a large cart': () => undefined },
  events: {
    'query.typed': {
      'a SKU': { query: 'rg09' },
      'a word of none': { query: 'elephant' },
      nothing: { query: ' ' },
    },
    'line.toggled': { 'the rings': { productSlug: ring ?? '' } },
    'lines.closed': { 'every line of several rows': { productSlugs: [ring ?? ''] } },
    'lines.opened': bare,
  },
  answers: {},
  tellsApart: ({ query, closed }) => [query.trim(), closed],
  shows: {
    searching: '0 rows found',
  },
  View: function LargeCart({ actor }) {
    const [{ cart }] = useState(() => shopAtRest({ rows: largeCartRows }))
    return (
      <Shop refs={{ cart }}>
        <CartPage view={actor} />
      </Shop>
    )
  },
  at: '/cart',
}

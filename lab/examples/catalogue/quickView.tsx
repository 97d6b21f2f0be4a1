import type { Machines } from '../../../src/machines/index.ts'
import cards from '../../../src/views/parts/product/ProductCard.module.css'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { SampleQuickView } from '../parts/SampleQuickView.tsx'
import { productBySlug, products } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const ProductCard = lazyView(
  async () => (await import('../../../src/views/parts/product/ProductCard.tsx')).ProductCard,
)

export const quickView: Example<Machines['quickView']> = {
  inputs: { 'a list of products': ({ shell }) => ({ shell }) },
  events: {
    'product.activated': { 'the box chain': { slug: 'venetian-box-chain' } },
    'panel.closed': bare,
    'retry.requested': bare,
    'product.outdated': bare,
  },
  effects: ['countView'],
  answers: {
    loadProduct: {
      outputs: { 'the box chain': productBySlug('venetian-box-chain'), 'no longer sold': null },
    },
  },
  shows: {
    'active.loading': 'Loading...',
    'active.shown': 'Price from ₹54.00',
    'active.withdrawn': 'No longer sold',
    'active.failed': 'This could not be loaded',
    none: { hides: 'Show the whole page' },
    'active.refreshing': ['Show the whole page', { unseen: 'the product is read again' }],
  },
  View: ({ actor }) => (
    <Shop refs={{ quickView: actor }}>
      <ul className={cards.grid}>
        {products.slice(0, 4).map((product) => (
          <li key={product._id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <SampleQuickView />
    </Shop>
  ),
  at: '/eshop/metals',
}

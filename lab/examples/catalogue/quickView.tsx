import { useActorRef } from '@xstate/react'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { type Machines, machines } from '../../../src/machines/index.ts'
import cards from '../../../src/views/parts/product/ProductCard.module.css'
import { bare, stillCart } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { productBySlug, products } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const QuickViewPanel = lazyView(
  async () =>
    (await import('../../../src/views/catalogue/quickView/QuickViewPanel.tsx')).QuickViewPanel,
)
const QuickViewProduct = lazyView(
  async () =>
    (await import('../../../src/views/catalogue/quickView/QuickViewProduct.tsx')).QuickViewProduct,
)
const ProductCard = lazyView(
  async () => (await import('../../../src/views/parts/product/ProductCard.tsx')).ProductCard,
)

const pickerInQuickView = machines.variantPicker.provide({
  actions: { keepInAddress: () => undefined },
})

function QuickViewContent({ product }: { product: Product }) {
  const input = { shell: { send: () => undefined }, cart: stillCart([]), product }
  const picker = useActorRef(pickerInQuickView, { input })
  return <QuickViewProduct product={product} picker={picker} />
}

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
      <QuickViewPanel>{(product) => <QuickViewContent product={product} />}</QuickViewPanel>
    </Shop>
  ),
  at: '/eshop/metals',
}

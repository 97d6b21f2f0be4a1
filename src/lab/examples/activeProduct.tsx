import { useActorRef } from '@xstate/react'
import type { Product } from '../../contracts/catalogue.ts'
import { type Machines, machines } from '../../machines/index.ts'
import { ProductGlance } from '../../views/pages/ProductGlance.tsx'
import cards from '../../views/parts/ProductCard.module.css'
import { ProductCard } from '../../views/parts/ProductCard.tsx'
import { QuickView } from '../../views/shell/QuickView.tsx'
import type { Example } from '../example.ts'
import { bare, stillCart } from './common.ts'
import { productBySlug, products } from './samples.ts'
import { Shop } from './surroundings.tsx'

function Glance({ product }: { product: Product }) {
  const input = { shell: { send: () => undefined }, cart: stillCart([]), product }
  const picker = useActorRef(machines.variantPicker, { input })
  return <ProductGlance product={product} picker={picker} />
}

export const activeProduct: Example<Machines['activeProduct']> = {
  inputs: { 'a list of products': ({ shell }) => ({ shell }) },
  events: {
    'product.activated': { 'the rope chain': { slug: 'rope-chain' } },
    'panel.closed': bare,
    'retry.requested': bare,
    'product.outdated': bare,
  },
  answers: { loadProduct: { outputs: { 'the rope chain': productBySlug('rope-chain') } } },
  View: ({ actor }) => (
    <Shop refs={{ activeProduct: actor }}>
      <ul className={cards.grid}>
        {products.slice(0, 4).map((product) => (
          <li key={product._id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <QuickView>{(product) => <Glance product={product} />}</QuickView>
    </Shop>
  ),
  at: '/eshop/metals',
}

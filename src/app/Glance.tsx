import { useEffect } from 'react'
import type { Product } from '../contracts/catalogue.ts'
import { provideVariantPicker } from '../services/pages/variantPicker.ts'
import { ProductGlance } from '../views/pages/ProductGlance.tsx'
import { useComposed } from './useComposed.ts'
import { useCountedView } from './useCountedView.ts'
import { usePageActor } from './usePageActor.ts'

/** The active product with its picker, for as long as it is shown. */
export default function Glance({ product }: { product: Product }) {
  const { root, refs } = useComposed()
  useCountedView('product', product._id)
  const picker = usePageActor(provideVariantPicker, { shell: root, cart: refs.cart, product })
  useEffect(() => picker.send({ type: 'product.refreshed', product }), [picker, product])
  return <ProductGlance product={product} picker={picker} />
}

import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Product } from '../../../contracts/catalogue.ts'
import { selectProduct } from '../../../machines/catalogue/variantPicker.machine.ts'
import { provideVariantPicker } from '../../../services/catalogue/variantPicker.ts'
import { QuickViewProduct } from '../../../views/catalogue/quickView/QuickViewProduct.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import { useCountedView } from './useCountedView.ts'

/** The product of the quick view with its picker. */
export default function QuickViewContent({ product: loaded }: { product: Product }) {
  const { root, refs } = useComposed()
  useCountedView('product', loaded._id)
  const picker = usePageActor(provideVariantPicker, {
    ...{ shell: root, cart: refs.cart, product: loaded },
  })
  useEffect(() => picker.send({ type: 'product.refreshed', product: loaded }), [picker, loaded])
  const product = useSelector(picker, selectProduct)
  return <QuickViewProduct product={product} picker={picker} />
}

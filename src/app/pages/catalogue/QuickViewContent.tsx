import { useSelector } from '@xstate/react'
import type { Product } from '../../../contracts/catalogue.ts'
import { selectProduct } from '../../../machines/catalogue/variantPicker.machine.ts'
import { QuickViewProduct } from '../../../views/catalogue/quickView/QuickViewProduct.tsx'
import { useCountedView } from './useCountedView.ts'
import { usePicker } from './usePicker.ts'

/** The product of the quick view with its picker. */
export default function QuickViewContent({ product: loaded }: { product: Product }) {
  useCountedView('product', loaded._id)
  const picker = usePicker(loaded)
  const product = useSelector(picker, selectProduct)
  return <QuickViewProduct product={product} picker={picker} />
}

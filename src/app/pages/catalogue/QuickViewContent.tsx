import { useSelector } from '@xstate/react'
import type { Product } from '../../../contracts/catalogue/product.ts'
import { lineWith } from '../../../domain/catalogue/selectionInUrl.ts'
import {
  selectActivatedSelection,
  selectSearchedSku,
} from '../../../machines/catalogue/quickViewSelectors.ts'
import { selectProduct } from '../../../machines/catalogue/variantPickerSelectors.ts'
import { QuickViewProduct } from '../../../views/catalogue/quickView/QuickViewProduct.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { inQuickView } from './pickerPlaces.ts'
import { usePicker } from './usePicker.ts'

/** The product of the quick view with its picker. */
export default function QuickViewContent({ product: loaded }: { product: Product }) {
  const { root, refs } = useComposed()
  const selection = useSelector(refs.quickView, selectActivatedSelection)
  const sku = useSelector(refs.quickView, selectSearchedSku)
  const picker = usePicker(loaded, inQuickView(root), selection)
  const product = useSelector(picker, selectProduct)
  return <QuickViewProduct product={product} picker={picker} pointed={lineWith(sku, product)} />
}

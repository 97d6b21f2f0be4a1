import { QuickViewPanel } from '../../../views/catalogue/quickView/QuickViewPanel.tsx'
import { lazyPart } from '../../../views/parts/lazyPart.tsx'

const QuickViewContent = lazyPart(() => import('./QuickViewContent.tsx'))

/** The quick view. The code for picking a product loads when it is first opened. */
export function QuickView() {
  return (
    <QuickViewPanel>
      {(product) => <QuickViewContent key={product._id} product={product} />}
    </QuickViewPanel>
  )
}

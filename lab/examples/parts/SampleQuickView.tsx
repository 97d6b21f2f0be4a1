import { useActorRef } from '@xstate/react'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { machines } from '../../../src/machines/index.ts'
import { useBeside } from './beside.ts'
import { stillCart } from './common.ts'
import { lazyView } from './lazyView.tsx'

const QuickViewPanel = lazyView(
  async () =>
    (await import('../../../src/views/catalogue/quickView/QuickViewPanel.tsx')).QuickViewPanel,
)
const QuickViewProduct = lazyView(
  async () =>
    (await import('../../../src/views/catalogue/quickView/QuickViewProduct.tsx')).QuickViewProduct,
)

const pickerInQuickView = machines.variantPicker.provide({
  actions: { keepInAddress: () => undefined },
})

function QuickViewContent({ product }: { product: Product }) {
  const input = { shell: { send: () => undefined }, cart: stillCart([]), product }
  const sample = useActorRef(pickerInQuickView, { input })
  return <QuickViewProduct product={product} picker={useBeside('variantPicker') ?? sample} />
}

/** The panel of the quick view. In the lab of one machine, its picker is a sample. */
export function SampleQuickView() {
  return (
    <QuickViewPanel>
      {(product) => <QuickViewContent key={product._id} product={product} />}
    </QuickViewPanel>
  )
}

import { lazy } from 'react'
import { QuickView } from '../views/shell/QuickView.tsx'

const Glance = lazy(() => import('./Glance.tsx'))

/** The quick view; what it takes to pick a product loads when it is first opened. */
export function ActiveProduct() {
  return <QuickView>{(product) => <Glance key={product._id} product={product} />}</QuickView>
}

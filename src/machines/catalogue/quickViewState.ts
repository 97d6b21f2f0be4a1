import type { Product } from '../../contracts/catalogue/product.ts'
import type { Selection } from '../../domain/catalogue/variants.ts'

export interface QuickViewState {
  readonly slug: string
  /** The choices that the picker begins with. */
  readonly selection: Selection
  /** The SKU that was searched for. */
  readonly sku: string | null
  readonly product: Product | null
}

export const noQuickView: QuickViewState = { slug: '', selection: {}, sku: null, product: null }

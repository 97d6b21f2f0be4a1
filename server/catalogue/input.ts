import type { MultilingualText } from '../../src/contracts/primitives.ts'

/** A category as the shop team or an import gives it; its parent must exist or stand before it. */
export interface CategoryInput {
  readonly slug: string
  readonly parentSlug: string | null
  readonly name: MultilingualText
}

/** One attribute level with its values, in the order they are picked. Keys are stable and language-free. */
export interface LevelInput {
  readonly key: string
  readonly name: MultilingualText
  readonly values: readonly { readonly key: string; readonly name: MultilingualText }[]
}

/** One thing to sell. `values` are value keys, one per level. Money in paise, weight in milligrams. */
export interface VariantInput {
  readonly sku: string
  readonly values: readonly string[]
  readonly sellPrice: number
  readonly offerPrice: number
  readonly costPrice: number
  readonly weight: number
  readonly stock: number
}

/** A product, known again by its slug; its variants are known again by their SKU. */
export interface ProductInput {
  readonly slug: string
  readonly status: 'active' | 'draft' | 'archived'
  readonly mode: 'directly' | 'isCombination' | 'moreCombination'
  readonly featured: boolean
  /** Ms since the epoch; an export carries it, so that the newest stay the newest. */
  readonly createdAt?: number | undefined
  readonly title: MultilingualText
  /** HTML; what is not in the safe subset is taken out before it is stored. */
  readonly description: MultilingualText
  readonly keywords: readonly string[]
  readonly images: readonly string[]
  /** The first is the one that the product's address uses. */
  readonly categorySlugs: readonly [string, ...string[]]
  readonly levels: readonly LevelInput[]
  readonly variants: readonly [VariantInput, ...VariantInput[]]
}

/** Input that cannot be stored, with the field that is wrong. */
export class CatalogueInputError extends Error {
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.name = 'CatalogueInputError'
    this.field = field
  }
}

import type { MultilingualText } from '../../src/contracts/primitives.ts'

/** A category from the shop team or an import. Its parent must exist or precede it. */
export interface CategoryInput {
  readonly slug: string
  readonly parentSlug: string | null
  readonly name: MultilingualText
}

/**
 * An attribute level with its values, in the order in which buyers choose. Keys are stable and independent of language.
 */
export interface LevelInput {
  readonly key: string
  readonly name: MultilingualText
  readonly values: readonly { readonly key: string; readonly name: MultilingualText }[]
}

/** A variant. `values` are value keys, one per level. Money in paise, weight in milligrams. */
export interface VariantInput {
  readonly sku: string
  readonly values: readonly string[]
  readonly sellPrice: number
  readonly offerPrice: number
  readonly costPrice: number
  readonly weight: number
  readonly stock: number
  /** A picture of its own. */
  readonly image?: string | undefined
  /** The part of `weight` that is metal; unknown without it. */
  readonly metalWeight?: number | undefined
}

/** A product, identified by its slug. Its variants are identified by their SKU. */
export interface ProductInput {
  readonly slug: string
  readonly status: 'active' | 'draft' | 'archived'
  readonly mode: 'directly' | 'isCombination' | 'moreCombination'
  readonly featured: boolean
  /** Ms since the epoch. Exports contain it, so that the order of newest products is preserved. */
  readonly createdAt?: number | undefined
  readonly title: MultilingualText
  /** HTML. Anything outside the safe subset is removed before it is stored. */
  readonly description: MultilingualText
  readonly keywords: readonly string[]
  readonly images: readonly string[]
  /** The customs code (HS) of digits, such as `711311`. */
  readonly hsCode?: string | undefined
  /** The ISO code of the country of origin. */
  readonly origin?: string | undefined
  /** The first one is in the product's address. */
  readonly categorySlugs: readonly [string, ...string[]]
  readonly levels: readonly LevelInput[]
  readonly variants: readonly [VariantInput, ...VariantInput[]]
}

/** Invalid input, with the name of the field. */
export class CatalogueInputError extends Error {
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.name = 'CatalogueInputError'
    this.field = field
  }
}

import { convert, type Minor } from '../../settings/money.ts'

/** A variant that was bought, as a shop of its buyer sells it. */
export interface ResaleVariant {
  readonly sku: string
  /** One value for each level of its product. */
  readonly values: readonly string[]
  /** The suggested retail price, in minor units. */
  readonly price: Minor
  /** Milligrams, of one piece. */
  readonly weight: number
  /** Pieces that were bought. */
  readonly quantity: number
  /** The address of its own picture; null if it has none. */
  readonly image: string | null
}

/** A product of which something was bought, in one language. */
export interface ResaleProduct {
  readonly slug: string
  readonly title: string
  /** HTML. */
  readonly description: string
  /** From the root to the category of the product. */
  readonly categories: readonly string[]
  readonly keywords: readonly string[]
  /** The names of its levels; none if it is sold without a choice. */
  readonly levels: readonly string[]
  /** Absolute addresses. */
  readonly images: readonly string[]
  readonly variants: readonly ResaleVariant[]
}

/**
 * A suggested retail price: the piece price times the buyer's factor, in minor units of a currency, rounded up to a whole
 * unit, and below ten units to a tenth. So the factor does not lead back to the exact wholesale price (rule O30).
 * @param paise the piece price that was paid, without the coupon
 * @param factor with up to 2 decimals
 */
export const retailPrice = (paise: Minor, factor: number, rate: number): Minor => {
  // A hundredth of the factor each, so that it stays exact.
  const minor = convert(paise * Math.round(factor * 100), rate) / 100
  const step = minor < 1_000 ? 10 : 100
  return Math.max(step, Math.ceil(minor / step) * step)
}

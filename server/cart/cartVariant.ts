import type { OrderableVariant } from '../../src/contracts/cart/cart.ts'
import type { ChosenAttribute } from '../../src/contracts/cart/cartRows.ts'
import { fromMilligrams, fromMinor } from '../../src/domain/settings/money.ts'
import type { CartFacts } from '../catalogue/rendered/render.ts'

/** A variant with what a cart row shows of it, from the catalogue. */
export interface CartVariant {
  readonly id: string
  readonly productId: string
  readonly sku: string
  /** Those of its product, with its own picture if it has one. */
  readonly facts: CartFacts
  readonly chosen: ChosenAttribute[]
  /** Paise. */
  readonly sellPrice: number
  readonly offerPrice: number
  /** Milligrams. */
  readonly weight: number
  /** Milligrams; null if unknown. */
  readonly metalWeight: number | null
  /** The customs code and the country of origin; empty if unknown. */
  readonly hsCode: string
  readonly origin: string
  readonly stock: number
  /** False if the shop no longer sells it. */
  readonly sold: boolean
}

/** A stored row of a cart, with the current data of its variant. */
export interface StoredRow {
  readonly id: string
  readonly quantity: number
  /** Of one piece when the buyer added it, paise. */
  readonly addedPrice: number
  readonly variant: CartVariant
}

export const variantColumns = [
  'variant.id as variant_id',
  'variant.product_id',
  'variant.sku',
  'variant.chosen_json',
  'variant.sell_price',
  'variant.offer_price',
  'variant.weight',
  'variant.metal_weight',
  'variant.stock',
  'variant.active',
  'variant.image as variant_image',
  'product.status',
  'product.hs_code',
  'product.origin',
  'product.cart_facts_json',
] as const

export interface VariantRow {
  variant_id: string
  product_id: string
  sku: string
  chosen_json: string
  sell_price: number
  offer_price: number
  weight: number
  metal_weight: number | null
  hs_code: string
  origin: string
  stock: number
  active: number
  variant_image: string | null
  status: string
  cart_facts_json: string
}

const factsOf = ({ cart_facts_json, variant_image }: VariantRow): CartFacts => {
  const facts = JSON.parse(cart_facts_json) as CartFacts
  return { ...facts, image: variant_image ?? facts.image }
}

export const toVariant = (row: VariantRow): CartVariant => ({
  id: row.variant_id,
  productId: row.product_id,
  sku: row.sku,
  facts: factsOf(row),
  chosen: JSON.parse(row.chosen_json) as ChosenAttribute[],
  sellPrice: row.sell_price,
  offerPrice: row.offer_price,
  weight: row.weight,
  metalWeight: row.metal_weight,
  hsCode: row.hs_code,
  origin: row.origin,
  stock: row.stock,
  sold: row.active === 1 && row.status === 'active',
})

/** Converts a variant to the contract. */
export const toOrderable = ({ facts, chosen, ...variant }: CartVariant): OrderableVariant => ({
  ...{ productSlug: facts.productSlug, title: facts.title, image: facts.image },
  ...{ quantityRule: facts.quantityRule, mixedVariant: facts.mixedVariant },
  ...{ categories: facts.categories, attributes: chosen },
  ...{ productId: variant.id, sku: variant.sku, stock: variant.stock, isSold: variant.sold },
  weight: fromMilligrams(variant.weight),
  sellPrice: fromMinor(variant.sellPrice),
  offerPrice: fromMinor(variant.offerPrice),
})

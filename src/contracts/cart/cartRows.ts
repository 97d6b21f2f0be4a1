import { z } from 'zod'
import { QuantityRule } from '../catalogue/product.ts'
import {
  Count,
  Grams,
  Id,
  ImageUrl,
  Message,
  Money,
  MultilingualText,
  Quantity,
  Slug,
  Stock,
} from '../primitives.ts'
import { HsCode } from '../selling.ts'

/** One chosen value of a variant, named for people. */
export const ChosenAttribute = z.object({
  attributeId: Id,
  name: MultilingualText,
  valueId: Id,
  value: MultilingualText,
})
export type ChosenAttribute = z.infer<typeof ChosenAttribute>

/** A row of the cart: one variant, priced, weighed and named by the server (rules K1, K2). */
export const CartRow = z.object({
  _id: Id,
  cart: z.object({
    productId: Id,
    productSlug: Slug,
    sku: z.string(),
    title: MultilingualText,
    image: ImageUrl.nullable(),
    quantity: Quantity,
    quantityRule: QuantityRule,
    stock: Stock,
    /** Of one piece. */
    weight: Grams,
    /** The customs code, on which the tax depends; empty if the shop has none. */
    hsCode: HsCode,
    sellPrice: Money,
    offerPrice: Money,
    /** Of one piece when the buyer added it, or last set its quantity. */
    addedPrice: Money,
    /** False if the shop no longer sells it: the row must be removed before an order. */
    isSold: z.boolean(),
    status: z.literal('Pending'),
    user: Id,
    totalPrice: Money,
    totalWeight: Grams,
    /** The slug of the product's category, as its address uses it. */
    categories: Slug,
    parentCategory: MultilingualText.nullable(),
    childCategory: MultilingualText.nullable(),
    subChildCategory: MultilingualText.nullable(),
    directly: z.boolean(),
    isCombination: z.boolean(),
    moreCombination: z.boolean(),
    /** Bound by the pooled minimum of 5 pieces. */
    mixedVariant: z.boolean(),
    attributes: z.array(ChosenAttribute),
  }),
})
export type CartRow = z.infer<typeof CartRow>

/** The number of changes of one customer's cart, from 0. Each change increments it. */
export const CartVersion = z.number().int().nonnegative()

/** The totals of the whole cart. Money in INR, weight in grams, both before any coupon. */
export const CartTotals = z.object({
  rows: Count,
  quantity: Count,
  totalWeight: z.number().nonnegative(),
  totalPrice: z.number().nonnegative(),
})
export type CartTotals = z.infer<typeof CartTotals>

/**
 * The result of one change of the cart. A client with the cart of `version - 1` replaces the rows in `cartData` and
 * drops those in `removed`. A client with an older version reloads the cart.
 */
export const CartDelta = z.object({
  version: CartVersion,
  /** The rows that are new or different. */
  cartData: z.array(CartRow),
  /** The ids of the removed rows. */
  removed: z.array(Id),
  totals: CartTotals,
})
export type CartDelta = z.infer<typeof CartDelta>

/** The answer of every call that changes the cart: a message and what changed, not the whole cart. */
export const CartChange = CartDelta.extend(Message.shape)
export type CartChange = z.infer<typeof CartChange>

/** The whole cart. */
export const WholeCart = z.object({ version: CartVersion, cartData: z.array(CartRow) })
export type WholeCart = z.infer<typeof WholeCart>

/** `add`: in addition to the pieces in the cart. `set`: exactly this many; 0 removes the row. */
export const LineMode = z.enum(['add', 'set'])
export type LineMode = z.infer<typeof LineMode>

import { z } from 'zod'
import {
  Colour,
  Count,
  Grams,
  Id,
  ImageUrl,
  Money,
  MultilingualText,
  PicturePreview,
  Quantity,
  Slug,
  Stock,
} from '../primitives.ts'

/** How many pieces may be ordered (rule Q1). Only `src/domain/cart/quantity.ts` reads it. */
export const QuantityRule = z.object({ minimum: Quantity, step: Quantity, maximum: Quantity })
export type QuantityRule = z.infer<typeof QuantityRule>

export const CategoryRef = z.object({ _id: Id, slug: Slug, name: MultilingualText })
export type CategoryRef = z.infer<typeof CategoryRef>

/** A category with those below it (rule C1). */
export const Category = CategoryRef.extend({
  parentId: Id.nullable(),
  get children() {
    return z.array(Category)
  },
})
export type Category = z.infer<typeof Category>

/** An attribute, such as a size, with its values in display order. */
export const Attribute = z.object({
  _id: Id,
  name: MultilingualText,
  variants: z.array(z.object({ _id: Id, name: MultilingualText })),
})
export type Attribute = z.infer<typeof Attribute>

/** Per piece, in INR. `offerPrice` above 0 replaces `sellPrice`. `costPrice` never leaves the server (rule G4). */
export const Prices = z.object({ sellPrice: Money, offerPrice: Money })
export type Prices = z.infer<typeof Prices>

/** One thing that can be ordered; `values` maps an attribute's id to a value's id (rule V2). */
export const Variant = Prices.extend({
  productId: Id,
  sku: z.string(),
  values: z.record(Id, Id),
  weight: Grams,
  stock: Stock,
  /** The initial quantity of a draft: the minimum that may be ordered. */
  quantity: Quantity,
  /** Its own picture; without one, that of its product is used (rule V8). */
  image: ImageUrl.optional(),
})
export type Variant = z.infer<typeof Variant>

/** How a product is ordered: exactly one flag is true (rule V1). */
const SellingMode = z.object({
  directly: z.boolean(),
  isCombination: z.boolean(),
  moreCombination: z.boolean(),
})

const ProductBase = SellingMode.extend({
  _id: Id,
  productId: Id,
  title: MultilingualText,
  slug: Slug,
  category: z.array(CategoryRef),
  imageUrl_thum: z.array(ImageUrl),
  /** The colours of its pictures by their addresses, as far as the shop knows them (rule C19); our addition. */
  pictureColours: z.record(ImageUrl, Colour).optional(),
})

/**
 * A product in a list. `prices` and `weight` are those of its cheapest variant, `stock` is of all. In a list that is
 * filtered by attributes or price, or searched by SKU, these, `variantCount` and `sku` are of the variants that it asks
 * for (rule C17).
 */
export const ProductCard = ProductBase.extend({
  prices: Prices,
  weight: Grams,
  stock: Stock,
  /** The number of variants on sale; like `sku`, our addition (rule C2). */
  variantCount: Count.optional(),
  /** The SKU of a product with one variant. */
  sku: z.string().optional(),
  /** If they are of some variants only: the choices that lead to these, a value's id by attribute id. */
  selection: z.record(Id, Id).optional(),
})
export type ProductCard = z.infer<typeof ProductCard>

/** A product for visitors and customers: visitors see neither price nor stock. */
export const FeaturedProduct = ProductCard.partial({ prices: true, stock: true })
export type FeaturedProduct = z.infer<typeof FeaturedProduct>

/**
 * A product with all its variants. The variants are in `moreVariants` when `moreCombination` is set, else in
 * `variants` (rule V2); `attributes` are the levels in the order they are picked.
 */
export const Product = ProductCard.omit({ selection: true }).extend({
  description: MultilingualText,
  /** A JSON list of strings. */
  keywords: z.string(),
  attributes: z.array(Attribute),
  variants: z.array(Variant),
  moreVariants: z.array(Variant),
  /** A tiny version of its first picture, if the shop has measured it (rule C19); our addition. */
  picturePreview: PicturePreview.optional(),
  quantityRule: QuantityRule,
  /** The slugs of the categories from the root to the product's own. */
  categories: z.array(Slug),
})
export type Product = z.infer<typeof Product>

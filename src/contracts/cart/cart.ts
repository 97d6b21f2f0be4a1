import { z } from 'zod'
import { QuantityRule } from '../catalogue/catalogue.ts'
import {
  Grams,
  Id,
  IdempotencyKey,
  ImageUrl,
  Message,
  Money,
  MultilingualText,
  Problem,
  Quantity,
  Slug,
  Stock,
  text,
} from '../primitives.ts'
import { c, customerOnly, memberRefusals, self } from '../routes.ts'
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
  rows: z.number().int().nonnegative(),
  quantity: z.number().int().nonnegative(),
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

/** The longest SKU that can be looked up. */
const longestCode = 100

/** A variant as a line of an order shows it before it is in the cart. Money in INR, weight in grams, of one piece. */
export const OrderableVariant = CartRow.shape.cart.pick({
  ...{ productId: true, productSlug: true, sku: true, title: true, image: true },
  ...{ quantityRule: true, stock: true, weight: true, sellPrice: true, offerPrice: true },
  ...{ categories: true, mixedVariant: true, attributes: true, isSold: true },
})
export type OrderableVariant = z.infer<typeof OrderableVariant>

/**
 * What a code stands for. `found`: this variant. `several`: one of these, whose SKUs begin with the code. `unknown`:
 * nothing; the ids are those of variants with a similar SKU.
 */
export const CodeMatch = z.object({
  kind: z.enum(['found', 'several', 'unknown']),
  ids: z.array(Id),
})
export type CodeMatch = z.infer<typeof CodeMatch>

/** What codes stand for, in their order, and the variants that the matches name. */
export const ResolvedCodes = z.object({
  matches: z.array(CodeMatch),
  variants: z.array(OrderableVariant),
})
export type ResolvedCodes = z.infer<typeof ResolvedCodes>

const changed = { ...memberRefusals, 200: CartChange, 404: Problem } as const
const byProductId = z.object({ productId: Id })
const byRowId = z.object({ id: Id })
const pieces = z.object({ quantity: Quantity })

/** The number of pieces of a row; 0 removes the row. */
const quantityOrNone = z.number().int().min(0).max(50_000)

const cartLine = z
  .object({ id: Id, quantity: quantityOrNone, mode: LineMode })
  .refine(({ mode, quantity }) => mode === 'set' || quantity > 0, {
    path: ['quantity'],
    message: 'must be at least 1 when pieces are added',
  })

export const cart = c.router(
  {
    add: {
      method: 'POST',
      path: '/cart/add',
      summary:
        'Put a variant into the cart; price, weight, title and user sent with it are ignored',
      body: z.object({ productId: Id, quantity: Quantity }),
      responses: { ...memberRefusals, 200: CartChange, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
    get: {
      method: 'GET',
      path: '/cart/:userId',
      summary: 'The cart',
      pathParams: z.object({ userId: Id }),
      responses: { ...memberRefusals, 200: WholeCart },
      metadata: self('userId'),
    },
    removeRow: {
      method: 'DELETE',
      path: '/cart/:rowId',
      summary: 'Take one row out',
      pathParams: z.object({ rowId: Id }),
      responses: {
        ...memberRefusals,
        200: CartChange.extend({ ok: z.literal(true) }),
        404: Problem,
      },
      metadata: customerOnly,
    },
    removeMany: {
      method: 'POST',
      path: '/cart/many',
      summary: 'Take several rows out, all or nothing',
      body: z.object({ ids: z.array(Id).min(1).max(1000) }),
      responses: changed,
      metadata: customerOnly,
    },
    update: {
      method: 'PUT',
      path: '/cart/update/:productId',
      summary: 'Set the quantity of a directly sold product that is in the cart',
      pathParams: byProductId,
      body: pieces,
      responses: changed,
      metadata: customerOnly,
    },
    updateVariant: {
      method: 'PUT',
      path: '/cart/update/variants/:productId',
      summary: 'Set the quantity of a variant that is in the cart',
      pathParams: byProductId,
      body: pieces,
      responses: changed,
      metadata: customerOnly,
    },
    updateMoreVariants: {
      method: 'POST',
      path: '/cart/update/morevariants',
      summary:
        'Set the quantities of several variants, all or nothing; missing rows are created, 0 removes',
      body: z
        .array(z.object({ id: Id, quantity: quantityOrNone }))
        .min(1)
        .max(2_000),
      responses: changed,
      metadata: customerOnly,
    },
    lines: {
      method: 'POST',
      path: '/cart/lines',
      summary:
        'Add pieces to, or set, up to 5,000 lines, all or nothing (an addition); the same key and body count once',
      headers: z.object({ 'idempotency-key': IdempotencyKey }),
      body: z.object({ lines: z.array(cartLine).min(1).max(5_000) }),
      responses: { ...memberRefusals, 200: CartChange, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
    resolve: {
      method: 'POST',
      path: '/cart/resolve',
      summary:
        'What up to 5,000 SKUs stand for, before they are added (an addition); a variant id is a code too',
      body: z.object({
        codes: z.array(text(longestCode).trim().min(1)).min(1).max(5_000),
      }),
      responses: { ...memberRefusals, 200: ResolvedCodes },
      metadata: customerOnly,
    },
    decrement: {
      method: 'PUT',
      path: '/cart/decreemnt/variants/:id',
      summary: 'One step fewer of a row',
      pathParams: byRowId,
      body: c.noBody(),
      responses: changed,
      metadata: customerOnly,
    },
    increment: {
      method: 'PUT',
      path: '/cart/increement/variants/:id',
      summary: 'One step more of a row',
      pathParams: byRowId,
      body: c.noBody(),
      responses: changed,
      metadata: customerOnly,
    },
    setQuantity: {
      method: 'POST',
      path: '/cart/set/quantity/:id',
      summary: 'A row to exactly this many pieces',
      pathParams: byRowId,
      body: pieces,
      responses: changed,
      metadata: customerOnly,
    },
    bySlug: {
      method: 'POST',
      path: '/cart/basket/slug',
      summary: 'The rows of one product',
      body: z.object({ slug: Slug }),
      responses: { ...memberRefusals, 200: z.object({ cartData: z.array(CartRow) }) },
      metadata: customerOnly,
    },
  },
  { strictStatusCodes: true },
)

import { z } from 'zod'
import { QuantityRule } from './catalogue.ts'
import {
  Grams,
  Id,
  ImageUrl,
  Money,
  MultilingualText,
  Problem,
  Quantity,
  Slug,
  Stock,
} from './primitives.ts'
import { c, customerOnly, memberRefusals, self } from './routes.ts'

/** One chosen value of a variant, named for people. */
export const ChosenAttribute = z.object({
  attributeId: Id,
  name: MultilingualText,
  valueId: Id,
  value: MultilingualText,
})
export type ChosenAttribute = z.infer<typeof ChosenAttribute>

/** A row of the cart: one variant, priced, weighed and named by the server (specification 3). */
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
    sellPrice: Money,
    offerPrice: Money,
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

/** What every change answers: a message, and the whole cart as it now stands. */
export const CartChange = z.object({ message: z.string().min(1), cartData: z.array(CartRow) })
export type CartChange = z.infer<typeof CartChange>

const changed = { ...memberRefusals, 200: CartChange, 404: Problem } as const
const byProductId = z.object({ productId: Id })
const byRowId = z.object({ id: Id })
const pieces = z.object({ quantity: Quantity })

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
      responses: { ...memberRefusals, 200: z.object({ cartData: z.array(CartRow) }) },
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
      summary: 'More pieces of a directly sold product that is in the cart',
      pathParams: byProductId,
      body: pieces,
      responses: changed,
      metadata: customerOnly,
    },
    updateVariant: {
      method: 'PUT',
      path: '/cart/update/variants/:productId',
      summary: 'More pieces of a variant that is in the cart',
      pathParams: byProductId,
      body: pieces,
      responses: changed,
      metadata: customerOnly,
    },
    updateMoreVariants: {
      method: 'POST',
      path: '/cart/update/morevariants',
      summary: 'More pieces of several variants, all or nothing; missing rows are created',
      body: z
        .array(z.object({ id: Id, quantity: Quantity }))
        .min(1)
        .max(2_000),
      responses: changed,
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

import { z } from 'zod'
import { Id, IdempotencyKey, Problem, Quantity, Slug, text } from '../primitives.ts'
import { c, customerOnly, memberRefusals, self } from '../routes.ts'
import { CartChange, CartRow, LineMode, WholeCart } from './cartRows.ts'

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

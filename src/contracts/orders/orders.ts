import { z } from 'zod'
import {
  CurrencyCode,
  Id,
  IdempotencyKey,
  Money,
  Problem,
  pageOf,
  queryInt,
  text,
} from '../primitives.ts'
import { c, customerOnly, memberRefusals, self } from '../routes.ts'
import { MoveAnswer } from './dateMoves.ts'
import { CouponTerms, Order, OrderStatus, OrderSummary, PlacedOrder, PlaceOrder } from './order.ts'
import { PaymentMethods } from './payments.ts'

/** Which of a customer's orders a list shows. */
const OrdersQuery = z.object({
  /** An order number, or words that begin words of a line's SKU or titles. */
  query: text(100).trim().optional(),
  status: OrderStatus.optional(),
  limit: queryInt({ min: 1, max: 100, fallback: 20 }),
  page: queryInt({ min: 1, max: 100_000, fallback: 1 }),
})
export type OrdersQuery = z.infer<typeof OrdersQuery>

export const orders = c.router(
  {
    mine: {
      method: 'GET',
      path: '/order/',
      summary: "The caller's orders without their lines, newest first",
      query: OrdersQuery,
      responses: { ...memberRefusals, 200: pageOf(OrderSummary) },
      metadata: customerOnly,
    },
    ofCustomer: {
      method: 'GET',
      path: '/orders/customer/:id',
      summary: "A customer's orders without their lines, newest first",
      pathParams: z.object({ id: Id }),
      query: OrdersQuery,
      responses: { ...memberRefusals, 200: pageOf(OrderSummary) },
      metadata: self('id'),
    },
    place: {
      method: 'POST',
      path: '/order/',
      summary:
        'Place an order from the cart (an addition); the same key and body give the same order',
      headers: z.object({ 'idempotency-key': IdempotencyKey }),
      body: PlaceOrder,
      responses: { ...memberRefusals, 201: PlacedOrder, 409: Problem },
      metadata: customerOnly,
    },
    byKey: {
      method: 'GET',
      path: '/order/key/:key',
      summary: 'The order that was placed under an Idempotency-Key (an addition)',
      pathParams: z.object({ key: IdempotencyKey }),
      responses: { ...memberRefusals, 200: Order, 404: Problem },
      metadata: customerOnly,
    },
    get: {
      method: 'GET',
      path: '/order/:id',
      summary: 'An order with its lines (an addition)',
      pathParams: z.object({ id: Id }),
      responses: { ...memberRefusals, 200: Order, 404: Problem },
      metadata: customerOnly,
    },
    cancel: {
      method: 'POST',
      path: '/order/:id/cancel',
      summary: 'Cancel an order before its production starts (an addition); repeating is harmless',
      pathParams: z.object({ id: Id }),
      body: c.noBody(),
      responses: { ...memberRefusals, 200: Order, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
    answerMove: {
      method: 'POST',
      path: '/order/:id/moved',
      summary: 'Answer the question about a moved date (an addition); repeating is harmless',
      pathParams: z.object({ id: Id }),
      body: z.object({ moveId: Id, answer: MoveAnswer }),
      responses: { ...memberRefusals, 200: Order, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
    paymentMethods: {
      method: 'GET',
      path: '/order/payment/methods',
      summary: 'How the caller may pay for orders (an addition)',
      responses: { ...memberRefusals, 200: PaymentMethods },
      metadata: customerOnly,
    },
    previewCoupon: {
      method: 'POST',
      path: '/order/coupon',
      summary: 'What a coupon would take off the cart (an addition)',
      body: z.object({ coupon: text(40).trim().min(1), currency: CurrencyCode }),
      responses: {
        ...memberRefusals,
        200: z.object({
          coupon: z.string(),
          displayDiscount: Money,
          displayTotal: Money,
          terms: CouponTerms,
        }),
      },
      metadata: customerOnly,
    },
  },
  { strictStatusCodes: true },
)

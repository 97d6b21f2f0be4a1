import { z } from 'zod'
import { Address } from '../account/address.ts'
import { ChosenAttribute, WholeCart } from '../cart/cartRows.ts'
import {
  Count,
  CurrencyCode,
  Grams,
  Id,
  ImageUrl,
  LanguageCode,
  Money,
  MultilingualText,
  Quantity,
  Slug,
  Timestamp,
  text,
} from '../primitives.ts'
import { HsCode, Percent, TaxRule } from '../selling.ts'
import { DateMove } from './dateMoves.ts'
import { Paper } from './papers.ts'
import { OrderPayment, PaymentMethod } from './payments.ts'

/** `together`: everything ships once all of it is in stock. `split`: lines in stock ship first. */
export const ShippingChoice = z.enum(['together', 'split'])
export type ShippingChoice = z.infer<typeof ShippingChoice>

export const OrderStatus = z.enum([
  'placed',
  'confirmed',
  'inProduction',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
])
export type OrderStatus = z.infer<typeof OrderStatus>

/** Pieces of an order that were sent together (rule O17). */
export const Shipment = z.object({
  _id: Id,
  /** Counts from 1 in each order. */
  number: z.number().int().positive(),
  /** Null for a shipment that is older than the record of shipments. */
  sentAt: Timestamp.nullable(),
  /** As the team wrote them; may be empty. */
  carrier: z.string(),
  tracking: z.string(),
  lines: z.array(z.object({ lineId: Id, quantity: Quantity })).min(1),
})
export type Shipment = z.infer<typeof Shipment>

/** Who changed an order. */
export const OrderAuthor = z.enum(['customer', 'team'])
export type OrderAuthor = z.infer<typeof OrderAuthor>

/** A change of an order's status (rule O14). */
export const OrderChange = z.object({
  at: Timestamp,
  from: OrderStatus,
  to: OrderStatus,
  by: OrderAuthor,
  /** What the team wrote to the buyer; may be empty. */
  note: z.string(),
})
export type OrderChange = z.infer<typeof OrderChange>

/** A tax on goods, such as the central half of GST. */
export const TaxPart = z.object({ name: z.string(), percent: Percent })

/** A tax of an order, on all goods and shipping with the same rate; `base` is what it was computed from. */
export const OrderTax = TaxPart.extend({
  /** In INR. */
  base: Money,
  amount: Money,
  /** In the order's currency. */
  displayBase: Money,
  displayAmount: Money,
})
export type OrderTax = z.infer<typeof OrderTax>

/** A line as it was promised: prices, weight and title are frozen (rule O3). */
export const OrderLine = z.object({
  _id: Id,
  productId: Id,
  productSlug: Slug,
  categorySlug: Slug,
  sku: z.string(),
  title: MultilingualText,
  image: ImageUrl.nullable(),
  attributes: z.array(ChosenAttribute),
  quantity: Quantity,
  /** The part of `quantity` that was not in stock. */
  backorder: Count,
  /** Pieces that are in shipments. What is neither shipped nor cancelled is open. */
  shipped: Count,
  cancelled: Count,
  /** Per piece, in INR. */
  unitPrice: Money,
  /** For `displayUnitPieces` pieces, in the order's currency, as it was displayed. */
  displayUnitPrice: Money,
  displayUnitPieces: z.literal([1, 10, 100, 1000]),
  /** In the order's currency, from the exact price of all pieces; older orders: `displayUnitPrice` × `quantity`. */
  displayTotal: Money,
  /** Its part of the order's discount, in the order's currency; older orders: 0. */
  displayDiscount: Money,
  /** The taxes on it. */
  taxes: z.array(TaxPart),
  /** Empty if the shop had none. */
  hsCode: HsCode,
  /** The ISO code of the country of origin; empty if the shop had none. */
  origin: z.string(),
  totalWeight: Grams,
  /** The part of the weight that is metal; null if unknown. */
  metalWeight: Grams.nullable(),
  shipsBy: Timestamp,
})
export type OrderLine = z.infer<typeof OrderLine>

/** An order as lists show it. */
export const OrderSummary = z.object({
  _id: Id,
  /** The number for use on the phone: `A-000123`. */
  number: z.string(),
  status: OrderStatus,
  createdAt: Timestamp,
  currency: z.object({
    code: CurrencyCode,
    symbol: z.string(),
    exchange_rate: z.number().positive(),
  }),
  shipping: ShippingChoice,
  /** Of all lines together. */
  pieces: Quantity,
  /** How many of them are in shipments, and how many are still to be sent (rule O17). */
  shippedPieces: Count,
  openPieces: Count,
  /** The code of the coupon that gave the discount. */
  coupon: z.string().nullable(),
  /** The discount of the coupon, in INR and in the order's currency. */
  discount: Money,
  displayDiscount: Money,
  /** In INR: what the buyer pays. */
  totalPrice: Money,
  /** In the order's currency: the displayed lines less `displayDiscount`, plus shipping and taxes (rule M10). */
  displayTotal: Money,
  /** The part of both totals that is no longer due, since its pieces were dropped (rule O19). */
  dropped: Money,
  displayDropped: Money,
  totalWeight: Grams,
  shipsBy: Timestamp,
})
export type OrderSummary = z.infer<typeof OrderSummary>

/** What a coupon takes off: a share in hundredths of a percent, or an amount in INR; and the total that it needs. */
export const CouponTerms = z.object({
  hundredths: z.number().int().min(0).max(10_000).nullable(),
  amount: Money.nullable(),
  minimum: Money,
})
export type CouponTerms = z.infer<typeof CouponTerms>

export const Order = OrderSummary.extend({
  address: Address,
  note: z.string(),
  /** Before tax, in INR and in the order's currency. */
  shippingCost: Money,
  displayShipping: Money,
  /** Why these taxes, or none, are charged. */
  taxRule: TaxRule,
  taxes: z.array(OrderTax),
  lines: z.array(OrderLine).min(1),
  /** In the order in which they were sent. */
  shipments: z.array(Shipment),
  /** Oldest first. Changes that are older than their record are missing. */
  changes: z.array(OrderChange),
  /** The papers of the order, oldest first (rule O20). */
  papers: z.array(Paper),
  /** Oldest first. The newest asks the buyer until it is answered. */
  moves: z.array(DateMove),
  /** Whether the buyer can cancel the order now (rule O15). */
  mayCancel: z.boolean(),
  /** Null for an order that is older than payments in the shop. */
  payment: OrderPayment.nullable(),
})
export type Order = z.infer<typeof Order>

/** The answer to placing an order. */
export const PlacedOrder = Order.extend({
  /** The cart that the order has emptied; null when the order had been placed before under the same key. */
  cart: WholeCart.nullable(),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

/** The buyer's input; prices, lines and stock come from the server. */
export const PlaceOrder = z.object({
  address: Address,
  /** The saved address that `address` corrects; else a new address is saved as another one. */
  savedAddress: Id.optional(),
  shipping: ShippingChoice,
  coupon: text(40).trim().optional(),
  note: text(2000).trim().optional(),
  currency: CurrencyCode,
  /** In which the buyer saw the order: that of its mails and papers (rule E5). */
  language: LanguageCode.optional(),
  /** One of those that `paymentMethods` offers; `bankTransfer` if it is left out. */
  payment: PaymentMethod.optional(),
  /** The total the buyer saw, in `currency`; an order at another total is refused with 409. */
  seenTotal: Money.optional(),
  /**
   * The lines that the buyer saw as waiting for stock, with the numbers of waiting pieces. The order is refused with
   * 409 if more pieces would have to wait. Without this list nothing is compared; an empty list means that everything
   * was in stock.
   */
  seenBackorders: z
    .array(z.object({ id: Id, pieces: Quantity }))
    .max(5_000)
    .optional(),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>

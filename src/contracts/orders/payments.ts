import { z } from 'zod'
import { CurrencyCode, Money, Timestamp } from '../primitives.ts'
import { BankAccount } from '../selling.ts'

/** How an order is paid (rule O25). `test` exists only in shops whose configuration turns the test provider on. */
export const PaymentMethod = z.enum(['bankTransfer', 'onAccount', 'test'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** How a customer may pay for orders. */
export const PaymentMethods = z.object({
  data: z.array(PaymentMethod).min(1),
  /** For customers who may order on account: up to which total, in INR; null without a limit (rule O28). */
  account: z.object({ left: Money.nullable() }).optional(),
})
export type PaymentMethods = z.infer<typeof PaymentMethods>

/** What a provider reports about a payment (rule O26). */
export const PaymentFactKind = z.enum(['pending', 'authorized', 'captured', 'failed', 'refunded'])
export type PaymentFactKind = z.infer<typeof PaymentFactKind>

/**
 * The state of an order's payment (rule O27). `notDue`: nothing is to be paid. `toRefund`: the order was cancelled, and
 * money of its buyer is still here.
 */
export const PaymentStatus = z.enum([
  'due',
  'pending',
  'authorized',
  'failed',
  'partlyPaid',
  'paid',
  'overpaid',
  'toRefund',
  'refunded',
  'notDue',
])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** A booked fact about a payment of an order. */
export const PaymentEntry = z.object({
  /** When it was booked. */
  at: Timestamp,
  kind: PaymentFactKind,
  /** In `currency`, which is not the order's if somebody has paid in another one. */
  amount: Money,
  currency: CurrencyCode,
})
export type PaymentEntry = z.infer<typeof PaymentEntry>

/** The payment of an order. Amounts in the order's currency. */
export const OrderPayment = z.object({
  method: PaymentMethod,
  status: PaymentStatus,
  paid: Money,
  refunded: Money,
  /** What is still to be paid. */
  open: Money,
  /** What goes back to the buyer. */
  excess: Money,
  /** The reference that a transfer must have (ISO 11649). */
  reference: z.string().regex(/^RF\d\d[A-Z\d]{1,21}$/),
  /** Where to transfer to; null until the shop has entered its account. */
  bank: BankAccount.nullable(),
  /** The page of the provider on which the buyer can pay; null for methods without one. */
  payUrl: z.string().nullable(),
  /** Oldest first. */
  entries: z.array(PaymentEntry),
})
export type OrderPayment = z.infer<typeof OrderPayment>

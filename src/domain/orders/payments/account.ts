import type { Minor } from '../../settings/money.ts'

/** An order on account: what it costs in both currencies, and what of it is open in its own. */
export interface OwedOrder {
  /** Paise. */
  readonly totalPrice: Minor
  /** Minor units of the order's currency. */
  readonly amount: Minor
  readonly open: Minor
}

/** What a customer owes on account, in paise; the open share of each order is rounded up. */
export const owedOnAccount = (orders: readonly OwedOrder[]): Minor =>
  orders.reduce(
    (sum, { totalPrice, amount, open }) =>
      open === 0 ? sum : sum + Math.ceil(totalPrice * (open / amount)),
    0,
  )

/** What a customer may owe beyond what is owed already, paise. @param limit paise; null for no limit */
export const leftOnAccount = (limit: Minor | null, owed: Minor): Minor | null =>
  limit === null ? null : Math.max(0, limit - owed)

/** Whether an order fits in what is left, paise. */
export const fitsAccount = (left: Minor | null, totalPrice: Minor): boolean =>
  left === null || totalPrice <= left

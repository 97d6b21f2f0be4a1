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

/** Whether a customer may owe this much more. @param limit paise; null for no limit */
export const fitsLimit = (limit: Minor | null, owed: Minor, more: Minor): boolean =>
  limit === null || owed + more <= limit

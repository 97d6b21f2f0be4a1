const dayMs = 86_400_000

/** Pieces in stock ship within this many days (rule O5). */
export const inStockDays = 2
/** Pieces not in stock ship within this many days. */
export const backorderDays = 45

/** The pieces of `quantity` that the stock does not cover. */
export const backorderOf = (quantity: number, stock: number): number =>
  Math.max(0, quantity - Math.max(0, stock))

/** Days within which lines ship, `together` as one parcel when any of them waits for stock. */
export const shippingDays = (backorders: readonly number[]): number =>
  backorders.some((pieces) => pieces > 0) ? backorderDays : inStockDays

/** The moment by which an order placed at `now` ships, ms since the epoch. */
export const shipsBy = (now: number, days: number): number => now + days * dayMs

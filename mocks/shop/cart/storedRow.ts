import type { CartTotals } from '../../../src/contracts/cart/cartRows.ts'
import {
  fromMilligrams,
  fromMinor,
  toMilligrams,
  toPaise,
  unitPrice,
} from '../../../src/domain/settings/money.ts'
import type { OnSale } from '../catalogue/shelf.ts'
import type { CartRecord } from '../parts/tables.ts'

/** A row of a cart with current data of the catalogue. */
export interface StoredRow extends CartRecord {
  readonly sold: OnSale
}

/** A variant in the form of the rules of lines. */
export const lineVariant = (id: string, sold: OnSale | undefined) => {
  if (!sold) return []
  const { product, variant } = sold
  const { quantityRule, moreCombination: mixedVariant } = product
  return [
    [id, { product: product._id, quantityRule, mixedVariant, stock: variant.stock, isSold: true }],
  ] as const
}

/** The pieces in the cart, by the product's `_id`. */
export const piecesByProduct = (rows: readonly StoredRow[]) => {
  const pieces = new Map<string, number>()
  for (const { sold, quantity } of rows)
    pieces.set(sold.product._id, (pieces.get(sold.product._id) ?? 0) + quantity)
  return pieces
}

export const totalsOf = (rows: readonly StoredRow[]): CartTotals => {
  const sum = (of: (row: StoredRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    rows: rows.length,
    quantity: sum(({ quantity }) => quantity),
    totalWeight: fromMilligrams(
      sum(({ sold, quantity }) => toMilligrams(sold.variant.weight) * quantity),
    ),
    totalPrice: fromMinor(sum(({ sold, quantity }) => toPaise(unitPrice(sold.variant)) * quantity)),
  }
}

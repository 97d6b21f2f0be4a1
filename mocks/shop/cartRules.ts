import type { QuantityRule } from '../../src/contracts/catalogue.ts'
import { messages } from '../../src/contracts/messages.ts'
import { isValidQuantity, meetsPooledMinimum, nearestValid } from '../../src/domain/quantity.ts'
import type { StoredRow } from './cart.ts'
import { refuse } from './refusal.ts'
import type { OnSale } from './shelf.ts'

/** Refuses a quantity that the rule does not allow, naming the nearest that are. */
export const checkQuantity = (rule: QuantityRule, quantity: number, field: string): void => {
  if (isValidQuantity(rule, quantity)) return
  const nearest = nearestValid(rule, quantity)
  const right = [nearest.below, nearest.above].filter((value) => value !== undefined).join(' or ')
  refuse(
    422,
    'quantity_off_step',
    `${field}: ${quantity} pieces cannot be ordered; from ${rule.minimum} in steps of ${rule.step} up to ${rule.maximum}. Nearest: ${right}.`,
    { field, nearest },
  )
}

const refuseBelowMinimum = () =>
  refuse(422, 'minimum_pieces', messages['cart.minimumPieces'], { field: 'quantity' })

/** What of several pieces belongs to one product, as the slug, whether it is pooled, and how many. */
export const pooled = (pieces: readonly { sold: OnSale; quantity: number }[]) =>
  [...Map.groupBy(pieces, ({ sold }) => sold.product).values()].map((ofProduct) => ({
    product: (ofProduct[0] as { sold: OnSale }).sold.product,
    total: ofProduct.reduce((sum, { quantity }) => sum + quantity, 0),
  }))

/** Refuses an add of fewer than 5 pieces of a multi-variant product in total. */
export const checkPooledAdd = (adds: readonly { sold: OnSale; quantity: number }[]): void => {
  for (const { product, total } of pooled(adds))
    if (!meetsPooledMinimum(product.moreCombination, total)) refuseBelowMinimum()
}

/** Refuses an edit that would leave 1 to 4 pieces of a multi-variant product. */
export const checkPooledEdit = (
  rows: readonly StoredRow[],
  edited: StoredRow,
  quantity: number,
): void =>
  checkPooledAdd(
    rows
      .filter(({ sold }) => sold.product === edited.sold.product)
      .map((row) => (row.id === edited.id ? { ...row, quantity } : row)),
  )

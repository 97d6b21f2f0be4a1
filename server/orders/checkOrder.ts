import type { PlaceOrder } from '../../src/contracts/orders/order.ts'
import { isValidQuantity, meetsPooledMinimum } from '../../src/domain/cart/quantity.ts'
import { backordersOf, promiseProblem } from '../../src/domain/orders/promise.ts'
import { formatMoney, fromMinor } from '../../src/domain/settings/money.ts'
import { fieldProblem } from '../../src/domain/shell/fieldProblem.ts'
import { said } from '../../src/domain/shell/said.ts'
import type { StoredRow } from '../cart/cartVariant.ts'
import { Refusal, refuse } from '../http/problem.ts'
import type { Row } from '../store/schema.ts'

/** @throws Refusal 422 for an empty cart, a line that cannot be ordered, or too few pieces of a product */
export const checkOrderable = (rows: readonly StoredRow[]) => {
  if (rows.length === 0) refuse(422, 'order_blocked', said('refusal.cartEmpty'), { field: 'cart' })
  for (const { quantity, variant } of rows) {
    const { sku } = variant
    const named = { title: variant.facts.title.en ?? sku, sku }
    const field = `cart.${variant.id}`
    if (!variant.sold) refuse(422, 'order_blocked', said('refusal.lineNotSold', named), { field })
    if (!isValidQuantity(variant.facts.quantityRule, quantity)) {
      const sentence = said('refusal.lineOffStep', { ...named, quantity })
      refuse(422, 'order_blocked', sentence, { field })
    }
  }
  for (const [, ofProduct] of Map.groupBy(rows, ({ variant }) => variant.productId)) {
    const pieces = ofProduct.reduce((total, { quantity }) => total + quantity, 0)
    const { facts } = (ofProduct[0] as StoredRow).variant
    if (!meetsPooledMinimum(facts.mixedVariant, pieces)) {
      const sentence = said('refusal.belowMinimum', { title: facts.title.en ?? facts.productSlug })
      refuse(422, 'order_blocked', sentence, { field: `cart.${facts.productSlug}` })
    }
  }
}

/**
 * Refuses an order whose total is positive but rounds to zero in the chosen currency (rule O11).
 * @param totalPrice paise, and `displayTotal` minor units of `currency`, both after the discount
 * @throws Refusal 422
 */
export const checkPayable = (
  totalPrice: number,
  displayTotal: number,
  currency: Row<'currency'>,
) => {
  if (displayTotal === 0 && totalPrice > 0)
    throw new Refusal(
      422,
      fieldProblem(
        'amount_too_small',
        'currency',
        `the order comes to ${formatMoney(0, currency, 'en')}, less than can be paid in ${currency.code}; order more pieces or choose another currency.`,
      ),
    )
}

/**
 * Refuses an order if the total has changed since the buyer saw it, because of a new price or exchange rate.
 * @param displayTotal minor units of `currency`
 * @throws Refusal 409
 */
export const checkSeenTotal = (
  { seenTotal }: PlaceOrder,
  displayTotal: number,
  currency: Row<'currency'>,
) => {
  if (seenTotal !== undefined && Math.round(seenTotal * 100) !== displayTotal) {
    const total = { total: fromMinor(displayTotal), symbol: currency.symbol }
    refuse(409, 'conflict', said('refusal.totalChanged', total), { field: 'seenTotal' })
  }
}

/**
 * Refuses an order if more pieces would be backordered than the buyer saw.
 * @throws Refusal 409 when more pieces wait for stock than the buyer saw
 */
export const checkPromise = ({ seenBackorders }: PlaceOrder, rows: readonly StoredRow[]) => {
  const problem = promiseProblem(seenBackorders, backordersOf(rows.map(toOrdered)))
  if (problem) throw new Refusal(409, problem)
}

const toOrdered = ({ quantity, variant: { id, stock } }: StoredRow) => ({ id, quantity, stock })

import { isValidQuantity, meetsPooledMinimum } from '../../src/domain/cart/quantity.ts'
import { toMilligrams, toPaise } from '../../src/domain/settings/money.ts'
import type { Facts, Violation } from './invariants.ts'
import { people, productOf } from './world/pool.ts'
import type { ShopWorld } from './world/shopWorld.ts'

/** The invariants of the rules of quantities, and of totals. */

/** The pieces, the weight (mg) and the price (paise) of the rows that the shop has. */
export const sumsOf = (held: ReturnType<ShopWorld['cartOf']>): string => {
  const sum = (of: (row: (typeof held)[number]['cart']) => number) =>
    held.reduce((total, { cart }) => total + of(cart), 0)
  const weight = sum(({ totalWeight }) => toMilligrams(totalWeight))
  return `${sum(({ quantity }) => quantity)} pieces, ${weight} mg, ${sum(({ totalPrice }) => toPaise(totalPrice))} paise`
}

/** The rows of a cart are its customer's, and each may be ordered. */
export const rowsAllowed = ({ world }: Facts): Violation[] =>
  Object.values(people).flatMap(({ id }) =>
    world.cartOf(id).flatMap(({ cart }): Violation[] => {
      const isAllowed = isValidQuantity(cart.quantityRule, cart.quantity) && cart.user === id
      if (isAllowed) return []
      const what = `${id} has ${cart.quantity} of ${cart.productId}, of ${cart.user}`
      return [{ invariant: 'rowsAllowed', what }]
    }),
  )

/** An order keeps the rule of each variant, and the minimum that variants of a product share. */
export const ordersAllowed = ({ world: { truth } }: Facts): Violation[] =>
  truth.orders.flatMap(({ id, lines }) => {
    const byProduct = Map.groupBy([...lines], ([variant]) => productOf(variant))
    return [...byProduct].flatMap(([product, of]): Violation[] => {
      const pieces = of.reduce((sum, [, quantity]) => sum + quantity, 0)
      const isAllowed =
        of.every(([, quantity]) => isValidQuantity(product.quantityRule, quantity)) &&
        meetsPooledMinimum(product.moreCombination, pieces)
      const what = `order ${id} has ${pieces} of ${product.slug}`
      return isAllowed ? [] : [{ invariant: 'rowsAllowed', what }]
    })
  })

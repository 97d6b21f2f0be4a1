import type { OrderLine } from '../../../contracts/orders/order.ts'
import { type DisplayPrice, toPaise } from '../../settings/money.ts'
import { partOf } from '../charges/partOf.ts'

const piecesShown = [1, 10, 100, 1000] as const

/**
 * The price of a line for the smallest number of pieces with which price × quantity gives the amount of the line, so that a
 * bookkeeper can check it (rule O22); else for 1,000 pieces.
 */
export const exactPrice = ({
  displayTotal,
  quantity,
}: Pick<OrderLine, 'displayTotal' | 'quantity'>): DisplayPrice => {
  const total = toPaise(displayTotal)
  const priceFor = (pieces: number) => partOf(total, 0, pieces, quantity)
  const pieces =
    piecesShown.find((each) => partOf(priceFor(each), 0, quantity, each) === total) ?? 1000
  return { minor: priceFor(pieces), pieces }
}

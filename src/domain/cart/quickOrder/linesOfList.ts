import type { ListLine } from '../../../contracts/cart/lists.ts'
import type { GivenLine } from './orderLine.ts'

/** The lines of a named list, to be added through the quick order (rule K21). */
export const linesOfList = (lines: readonly ListLine[]): readonly GivenLine[] =>
  lines.map(({ id, quantity }) => ({ code: id, quantity: String(quantity) }))

import type { CodeMatch, OrderableVariant } from '../../../contracts/cart/cart.ts'
import type { MultilingualText, Problem } from '../../../contracts/primitives.ts'
import { piecesIn } from '../pieces.ts'
import { moveUp } from '../quantity.ts'
import type { AskedLine } from './askedLines.ts'

/** What an earlier order said of a line. */
export interface Earlier {
  readonly title: MultilingualText
  /** Of one piece then, in INR. */
  readonly unitPrice: number
}

/** A line that comes from an earlier order or from a list. */
export interface GivenLine extends AskedLine {
  readonly earlier?: Earlier | undefined
}

/** A line of a quick order before it is added. */
export interface QuickLine {
  /** Identifies the line while it is shown. */
  readonly key: number
  readonly asked: AskedLine
  /** The pieces; undefined if what was written is not a number. */
  readonly quantity: number | undefined
  /** The variant that the buyer chose for a code that stands for none, or for several. */
  readonly chosen: string | null
  readonly earlier?: Earlier | undefined
  /** Why the shop did not take it. */
  readonly refusal?: Problem | undefined
}

/** The meaning of codes, and the variants by their ids, as far as the shop has said. */
export interface Resolved {
  readonly matches: Readonly<Record<string, CodeMatch>>
  readonly variants: Readonly<Record<string, OrderableVariant>>
}

/** A buyer may type `constructor`: only what the shop has said counts. */
const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

const noMatch: CodeMatch = { kind: 'unknown', ids: [] }

/** What the shop says of a line's code; undefined while it was not asked. An empty code stands for nothing. */
export const matchOf = ({ asked: { code } }: QuickLine, { matches }: Resolved) =>
  code === '' ? noMatch : own(matches, code)

/** The variant of a line, if there is one. */
export const variantOf = (line: QuickLine, resolved: Resolved): OrderableVariant | undefined => {
  const match = matchOf(line, resolved)
  const id = line.chosen ?? (match?.kind === 'found' ? match.ids[0] : undefined)
  return id === undefined ? undefined : own(resolved.variants, id)
}

/** A new line. @param earlier what the order said from which it comes */
export const lineFrom = (key: number, asked: AskedLine, earlier?: Earlier): QuickLine => ({
  ...{ key, asked, chosen: null, earlier },
  quantity: piecesIn(asked.quantity),
})

/** A line without a written quantity begins with the minimum of its variant (rule K17). */
export const withMinimum = (line: QuickLine, resolved: Resolved): QuickLine => {
  if (line.quantity !== undefined || line.asked.quantity !== '') return line
  const variant = variantOf(line, resolved)
  return variant ? { ...line, quantity: variant.quantityRule.minimum } : line
}

/** A typed quantity, moved up to the next valid one of the line's variant (rule Q4). */
export const validQuantity = (line: QuickLine, typed: number, resolved: Resolved): number => {
  const variant = variantOf(line, resolved)
  return variant ? moveUp(variant.quantityRule, typed) : Math.max(1, Math.ceil(typed))
}

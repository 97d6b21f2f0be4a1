import { TypedFastBitSet } from 'typedfastbitset'
import type { ListingFilter } from '../../../src/domain/listingFilter.ts'
import { toPaise } from '../../../src/domain/money.ts'
import { createChoices, met } from './choices.ts'
import type { Pieces } from './pieces.ts'
import { createValueCounts } from './valueCounts.ts'

/** What a filter leaves of a list, and what each of its choices could be instead. */
export interface Tally {
  readonly matched: TypedFastBitSet
  readonly total: number
  /** Paise: what the cheapest variant that the filter asks for costs, for each matched piece in their order. */
  readonly cheapest: readonly number[]
  /** How many pieces would be shown with this value alone of its attribute; 0 unless counting was asked for. */
  countOf(valueId: string): number
  /** Paise, of variants under all choices but the price; undefined where there is no piece. */
  readonly price: { readonly min: number; readonly max: number } | undefined
  /** Under all choices but the stock. */
  readonly stock: { readonly in: number; readonly out: number }
}

/**
 * Judges every piece of a list once, by its variants (`src/domain/facets.ts` says what is meant). A variant that
 * meets all choices counts everywhere, one that misses a single choice counts among what could be chosen there
 * instead, others count nowhere.
 * @param valuesOf the values of an attribute
 */
export const tally = (
  { shapes, variants }: Pick<Pieces, 'shapes' | 'variants'>,
  list: TypedFastBitSet,
  { attributes, stock = 'all', min, max }: ListingFilter,
  valuesOf: (attributeId: string) => readonly string[],
  withValues: boolean,
): Tally => {
  const {
    first,
    pattern: patternOf,
    lowest: low,
    highest: high,
    price: prices,
    inStock,
  } = variants()
  const lowest = min === undefined ? 0 : toPaise(min)
  const highest = max === undefined ? Number.POSITIVE_INFINITY : toPaise(max)
  const choices = createChoices(
    shapes,
    Object.entries(attributes).map(([attribute, wanted]) => {
      const all = valuesOf(attribute)
      return { wanted: wanted.filter((value) => all.includes(value)), all }
    }),
  )
  const { stateOf } = choices
  const values = withValues ? createValueCounts(shapes, choices, stock) : undefined
  const meetsStock = (isStocked: boolean) => stock === 'all' || isStocked === (stock === 'in')

  /** Whether no variant of a pattern meets the attributes; found when it is first asked for. */
  const isHopeless = createMemo(shapes.patterns.length, (pattern) =>
    (shapes.patterns[pattern] as readonly number[]).every((shape) => stateOf[shape] !== met),
  )
  /** Pieces whose price and stock decide nothing are counted by their pattern. */
  const byPattern = new Uint32Array(withValues ? shapes.patterns.length : 0)

  // Pieces are walked through word by word of their set: lists have tens of thousands of them.
  const words = new Uint32Array(list.words.length)
  const cheapest: number[] = []
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  const counted = { in: 0, out: 0 }

  for (let w = 0; w < words.length; w += 1) {
    let matched = 0
    for (let bits = list.words[w] as number; bits !== 0; bits &= bits - 1) {
      const lowestBit = bits & -bits
      const piece = 32 * w + 31 - Math.clz32(lowestBit)
      const pattern = patternOf[piece] as number
      const isWhole =
        stock === 'all' && (low[piece] as number) >= lowest && (high[piece] as number) <= highest
      if (isWhole) {
        byPattern[pattern] = (byPattern[pattern] as number) + 1
        if (isHopeless(pattern)) continue
      } else values?.next()
      const from = first[piece] as number
      // Of the variants that meet the attributes, at the chosen prices and at any price.
      let wanted = Number.POSITIVE_INFINITY
      let isStocked = false
      let lowestWanted = Number.POSITIVE_INFINITY
      let highestWanted = Number.NEGATIVE_INFINITY
      let isStockedAtAnyPrice = false
      const shapesOf = shapes.patterns[pattern] as readonly number[]
      for (let position = 0; position < shapesOf.length; position += 1) {
        const shape = shapesOf[position] as number
        const price = prices[from + position] as number
        const hasStock = inStock[from + position] === 1
        const meetsPrice = price >= lowest && price <= highest
        if (!isWhole && meetsPrice) values?.tell(shape, hasStock)
        if (stateOf[shape] !== met) continue
        if (price < lowestWanted) lowestWanted = price
        if (price > highestWanted) highestWanted = price
        isStockedAtAnyPrice ||= hasStock
        if (!meetsPrice) continue
        if (price < wanted) wanted = price
        isStocked ||= hasStock
      }
      if (lowestWanted <= highestWanted && meetsStock(isStockedAtAnyPrice)) {
        if (lowestWanted < least) least = lowestWanted
        if (highestWanted > most) most = highestWanted
      }
      if (wanted === Number.POSITIVE_INFINITY) continue
      counted[isStocked ? 'in' : 'out'] += 1
      if (!meetsStock(isStocked)) continue
      matched |= lowestBit
      cheapest.push(wanted)
    }
    words[w] = matched
  }
  for (const [pattern, times] of byPattern.entries())
    if (times > 0) values?.tellPattern(pattern, times)

  return {
    matched: TypedFastBitSet.fromWords(words),
    total: cheapest.length,
    cheapest,
    countOf: (valueId) => values?.of(valueId) ?? 0,
    price: least > most ? undefined : { min: least, max: most },
    stock: counted,
  }
}

/** Answers a yes-or-no question about each of the first `length` numbers once. */
const createMemo = (length: number, ask: (number: number) => boolean) => {
  const answers = new Uint8Array(length)
  return (number: number): boolean => {
    if (answers[number] === 0) answers[number] = ask(number) ? 1 : 2
    return answers[number] === 1
  }
}

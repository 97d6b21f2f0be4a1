import { TypedFastBitSet } from 'typedfastbitset'
import type { ListingFilter } from '../../../src/domain/catalogue/listingFilter.ts'
import { toPaise } from '../../../src/domain/settings/money.ts'
import { createChoices, met } from './choices.ts'
import type { Pieces } from './pieces.ts'
import { createValueCounts } from './valueCounts.ts'

/** The matches of a filter, and the counts for other choices. */
export interface Tally {
  readonly matched: TypedFastBitSet
  readonly total: number
  /** The lowest price of the variants that the filter selects, for each matched piece in order, in paise. */
  readonly cheapest: readonly number[]
  /** The number of matches if only this value of its attribute were chosen; 0 without counting. */
  countOf(valueId: string): number
  /** Price range of variants under all choices except the price, in paise. Undefined without pieces. */
  readonly price: { readonly min: number; readonly max: number } | undefined
  /** Counts under all choices except the stock. */
  readonly stock: { readonly in: number; readonly out: number }
}

/**
 * Evaluates each piece of a list once, by its variants (see `src/domain/catalogue/facets.ts`). A variant that meets all
 * choices counts everywhere. One that fails a single choice counts only for the alternatives of that choice. Others do
 * not count.
 * @param valuesOf returns the values of an attribute
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
    lowest: lowestOf,
    highest: highestOf,
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

  /** Whether no variant of a pattern meets the attributes. Computed on first use. */
  const cannotMatch = createMemo(shapes.patterns.length, (pattern) =>
    (shapes.patterns[pattern] as readonly number[]).every((shape) => stateOf[shape] !== met),
  )
  /** If neither price nor stock matter, pieces are counted by pattern. */
  const byPattern = new Uint32Array(withValues ? shapes.patterns.length : 0)

  // Iterate over the words of the bit set, because lists have tens of thousands of pieces.
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
      const from = lowestOf[piece] as number
      const upTo = highestOf[piece] as number
      const isOutside = upTo < lowest || from > highest
      // Such a piece matters for the price range only.
      if (isOutside && ((from >= least && upTo <= most) || cannotMatch(pattern))) continue
      const isWhole = stock === 'all' && from >= lowest && upTo <= highest
      if (isWhole) {
        if (withValues) byPattern[pattern] = (byPattern[pattern] as number) + 1
        if (cannotMatch(pattern)) continue
      } else values?.next()
      const start = first[piece] as number
      // Of the variants that meet the attributes, at the chosen prices and at any price.
      let wanted = Number.POSITIVE_INFINITY
      let isStocked = false
      let lowestWanted = Number.POSITIVE_INFINITY
      let highestWanted = Number.NEGATIVE_INFINITY
      let isStockedAtAnyPrice = false
      const shapesOf = shapes.patterns[pattern] as readonly number[]
      for (let position = 0; position < shapesOf.length; position += 1) {
        const shape = shapesOf[position] as number
        const price = prices[start + position] as number
        const hasStock = inStock[start + position] === 1
        const meetsPrice = price >= lowest && price <= highest
        if (!isWhole && meetsPrice) values?.addVariant(shape, hasStock)
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
    if (times > 0) values?.addPattern(pattern, times)

  return {
    matched: TypedFastBitSet.fromWords(words),
    total: cheapest.length,
    cheapest,
    countOf: (valueId) => values?.of(valueId) ?? 0,
    price: least > most ? undefined : { min: least, max: most },
    stock: counted,
  }
}

/** Memoizes a predicate on the numbers below `length`. */
const createMemo = (length: number, ask: (number: number) => boolean) => {
  const answers = new Uint8Array(length)
  return (number: number): boolean => {
    if (answers[number] === 0) answers[number] = ask(number) ? 1 : 2
    return answers[number] === 1
  }
}

import { TypedFastBitSet } from 'typedfastbitset'
import type { ListingFilter } from '../../../src/domain/listingFilter.ts'
import { toPaise } from '../../../src/domain/money.ts'
import type { Pieces } from './pieces.ts'
import type { Shapes } from './shapes.ts'

/** What a filter leaves of a list, and what each of its choices could be instead. */
export interface Tally {
  readonly matched: TypedFastBitSet
  readonly total: number
  /** Counts the pieces that have a value, under all choices but those of its attribute. */
  counter(): (attributeId: string, valueId: string) => number
  /** Paise, under all choices but the price; undefined where there is no piece. */
  readonly price: { readonly min: number; readonly max: number } | undefined
  /** Under all choices but the stock. */
  readonly stock: { readonly in: number; readonly out: number }
}

/** How a piece meets a filter: all choices, all but one (its position), or fewer. */
const met = -1
const missed = -2

const andMissing = (state: number, choice: number) => (state === met ? choice : missed)

/**
 * Judges every piece of a list once. A piece that misses no choice counts everywhere; one that misses a single
 * choice counts among what could be chosen there instead; others count nowhere.
 * @param attributeOf the attribute of a value
 */
export const tally = (
  { shapes, columns }: Pick<Pieces, 'shapes' | 'columns'>,
  list: TypedFastBitSet,
  { attributes, stock, min, max }: ListingFilter,
  attributeOf: (valueId: string) => string | undefined,
): Tally => {
  const { shape: shapeOf, price: prices, inStock } = columns()
  const chosen = Object.keys(attributes)
  const byStock = chosen.length
  const byPrice = chosen.length + 1
  const lowest = min === undefined ? 0 : toPaise(min)
  const highest = max === undefined ? Number.POSITIVE_INFINITY : toPaise(max)
  const unwanted = stock === 'in' ? 0 : stock === 'out' ? 1 : undefined
  const stateOf = shapeStates(
    shapes,
    Object.entries(attributes).map(([attribute, values]) =>
      values.filter((value) => attributeOf(value) === attribute),
    ),
  )

  const whole = new Uint32Array(shapes.all.length)
  const missing = chosen.map(() => new Uint32Array(shapes.all.length))
  // Pieces are walked through word by word of their set: lists have tens of thousands of them.
  const words = new Uint32Array(list.words.length)
  let total = 0
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  const counted = [0, 0]

  for (let w = 0; w < words.length; w += 1) {
    let matched = 0
    for (let bits = list.words[w] as number; bits !== 0; bits &= bits - 1) {
      const lowestBit = bits & -bits
      const piece = 32 * w + 31 - Math.clz32(lowestBit)
      const shape = shapeOf[piece] as number
      const price = prices[piece] as number
      const supply = inStock[piece] as number
      let state = stateOf(shape)
      if (supply === unwanted) state = andMissing(state, byStock)
      if (price < lowest || price > highest) state = andMissing(state, byPrice)
      if (state === missed) continue
      if (state === met) {
        matched |= lowestBit
        total += 1
        whole[shape] = (whole[shape] as number) + 1
      }
      if (state === met || state === byPrice) {
        if (price < least) least = price
        if (price > most) most = price
      }
      if (state === met || state === byStock) counted[supply] = (counted[supply] as number) + 1
      const instead = missing[state]
      if (instead) instead[shape] = (instead[shape] as number) + 1
    }
    words[w] = matched
  }

  return {
    matched: TypedFastBitSet.fromWords(words),
    total,
    price: least > most ? undefined : { min: least, max: most },
    stock: { in: counted[1] ?? 0, out: counted[0] ?? 0 },
    counter: () => {
      const everywhere = shapes.countValues(whole)
      const instead = missing.map((counts) => shapes.countValues(whole, counts))
      return (attributeId, valueId) => {
        const value = shapes.value(valueId)
        const counts = instead[chosen.indexOf(attributeId)] ?? everywhere
        return value === undefined ? 0 : (counts[value] ?? 0)
      }
    },
  }
}

/** How each shape meets the chosen values of each attribute; found when it is first asked for. */
const shapeStates = (shapes: Shapes, chosen: readonly (readonly string[])[]) => {
  const alternatives = chosen.map((values) => new Set(values.map(shapes.value)))
  const judge = (shape: number): number => {
    let state = met
    for (const [choice, wanted] of alternatives.entries())
      if (!shapes.all[shape]?.some((value) => wanted.has(value))) state = andMissing(state, choice)
    return state
  }
  const unknown = -3
  const states = new Int32Array(shapes.all.length).fill(unknown)
  return (shape: number): number => {
    if (states[shape] === unknown) states[shape] = judge(shape)
    return states[shape] ?? missed
  }
}

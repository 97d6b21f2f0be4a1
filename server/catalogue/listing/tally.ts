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
  { shapes, shapeOf, prices, stocks }: Pieces,
  list: TypedFastBitSet,
  { attributes, stock, min, max }: ListingFilter,
  attributeOf: (valueId: string) => string | undefined,
): Tally => {
  const chosen = Object.keys(attributes)
  const byStock = chosen.length
  const byPrice = chosen.length + 1
  const lowest = min === undefined ? 0 : toPaise(min)
  const highest = max === undefined ? Number.POSITIVE_INFINITY : toPaise(max)
  const stateOf = shapeStates(
    shapes,
    Object.entries(attributes).map(([attribute, values]) =>
      values.filter((value) => attributeOf(value) === attribute),
    ),
  )

  // As long as the list from the beginning: growing would copy it again and again.
  const matched = TypedFastBitSet.fromWords(new Uint32Array(list.words.length))
  const whole = new Uint32Array(shapes.all.length)
  const missing = chosen.map(() => new Uint32Array(shapes.all.length))
  let total = 0
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  const counted = { in: 0, out: 0 }

  list.forEach((piece) => {
    const shape = shapeOf[piece] ?? 0
    const price = prices[piece] ?? 0
    const isInStock = (stocks[piece] ?? 0) > 0
    let state = stateOf(shape)
    if ((stock === 'in' && !isInStock) || (stock === 'out' && isInStock))
      state = andMissing(state, byStock)
    if (price < lowest || price > highest) state = andMissing(state, byPrice)
    if (state === missed) return
    if (state === met) {
      matched.add(piece)
      total += 1
    }
    if (state === met || state === byPrice) {
      if (price < least) least = price
      if (price > most) most = price
    }
    if (state === met || state === byStock) counted[isInStock ? 'in' : 'out'] += 1
    const counts = state === met ? whole : missing[state]
    if (counts) counts[shape] = (counts[shape] ?? 0) + 1
  })

  return {
    matched,
    total,
    price: least > most ? undefined : { min: least, max: most },
    stock: counted,
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

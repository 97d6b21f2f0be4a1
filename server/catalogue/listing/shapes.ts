/** Interns lists of numbers: equal lists get the same number, counted from 0. */
const createLists = () => {
  const lists: (readonly number[])[] = []
  const numbers = new Map<string, number>()
  return {
    all: lists as readonly (readonly number[])[],
    of: (list: readonly number[]): number => {
      const key = list.join(' ')
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, lists.length)
      return lists.push(list) - 1
    },
  }
}

/**
 * The values of variants and the variants of pieces. Similar pieces come in the same sizes and metals, so the values of
 * a variant (its shape) and the shapes of a piece (its pattern) are stored and evaluated only once.
 */
export const createShapes = () => {
  const shapes = createLists()
  const patterns = createLists()
  const valueNumbers = new Map<string, number>()

  const numberOf = (valueId: string) => {
    const number = valueNumbers.get(valueId) ?? valueNumbers.size
    valueNumbers.set(valueId, number)
    return number
  }
  const shapeOf = (valueIds: readonly string[]): number =>
    shapes.of(valueIds.map(numberOf).sort((a, b) => a - b))

  return {
    /** The values of each shape, by number. */
    all: shapes.all,
    /** The shapes of each pattern, by number, in the order of the variants. */
    patterns: patterns.all,
    /** The number of a value, if any variant has had it. */
    value: (valueId: string): number | undefined => valueNumbers.get(valueId),
    /** The number of values. */
    values: (): number => valueNumbers.size,
    /** The pattern of variants, given by the value ids of each. */
    patternOf: (variants: readonly (readonly string[])[]): number =>
      patterns.of(variants.map(shapeOf)),
  }
}
export type Shapes = ReturnType<typeof createShapes>

/** Gives equal lists of numbers one number of their own, counted from 0. */
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
 * Which values variants have, and which variants pieces have. Pieces of one kind come in the same sizes and metals, so
 * that the values of a variant (its shape) and the shapes of a piece (its pattern) are kept and judged once.
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
    /** The values of each shape, by its number. */
    all: shapes.all,
    /** The shapes of each pattern, by its number, in the order of the variants. */
    patterns: patterns.all,
    /** The number of a value, if any variant ever had it. */
    value: (valueId: string): number | undefined => valueNumbers.get(valueId),
    /** How many values there are. */
    values: (): number => valueNumbers.size,
    /** The number of the pattern of variants with these value ids each. */
    patternOf: (variants: readonly (readonly string[])[]): number =>
      patterns.of(variants.map(shapeOf)),
  }
}
export type Shapes = ReturnType<typeof createShapes>

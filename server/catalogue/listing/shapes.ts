/**
 * Which values products have. Products of one kind come in the same sizes and metals, so that each such list of
 * values, a shape, is kept once, and products are counted by their shape.
 */
export const createShapes = () => {
  const shapes: (readonly number[])[] = []
  const shapeNumbers = new Map<string, number>()
  const valueNumbers = new Map<string, number>()

  const numberOf = (valueId: string) => {
    const number = valueNumbers.get(valueId) ?? valueNumbers.size
    valueNumbers.set(valueId, number)
    return number
  }

  return {
    /** The values of each shape, by its number. */
    all: shapes as readonly (readonly number[])[],
    /** The number of a value, if any product ever had it. */
    value: (valueId: string): number | undefined => valueNumbers.get(valueId),
    /** The number of the shape with these value ids. */
    of: (valueIds: readonly string[]): number => {
      const values = valueIds.map(numberOf).sort((a, b) => a - b)
      const key = values.join(' ')
      const known = shapeNumbers.get(key)
      if (known !== undefined) return known
      shapeNumbers.set(key, shapes.length)
      return shapes.push(values) - 1
    },
    /** How many pieces have each value, by its number, when so many have each shape. */
    countValues: (...counted: readonly Uint32Array[]): Uint32Array => {
      const counts = new Uint32Array(valueNumbers.size)
      for (const byShape of counted)
        for (const [shape, count] of byShape.entries())
          if (count > 0)
            for (const value of shapes[shape] ?? []) counts[value] = (counts[value] ?? 0) + count
      return counts
    },
  }
}
export type Shapes = ReturnType<typeof createShapes>

import { type Choices, met } from './choices.ts'
import type { Shapes } from './shapes.ts'

/**
 * Counts, for each value, the pieces that a list would show if only this value of its attribute were chosen. Add the
 * variants of a piece one after the other.
 */
export const createValueCounts = (
  shapes: Shapes,
  { stateOf, choiceOf }: Choices,
  stock: 'in' | 'out' | 'all',
) => {
  const counts = new Uint32Array(shapes.values())
  /** The last piece that was counted for a value, and the last that must not be counted; 0 is none. */
  const countedFor = new Uint32Array(counts.length)
  const refusedFor = new Uint32Array(counts.length)
  /** The current piece. */
  let current = 0

  const add = (value: number, times: number) => {
    if (countedFor[value] === current || refusedFor[value] === current) return
    countedFor[value] = current
    counts[value] = (counts[value] as number) + times
  }

  /**
   * Excludes the current piece for a value. A piece is out of stock in a value only if none of its variants with the
   * value is in stock.
   */
  const refuse = (value: number) => {
    if (refusedFor[value] === current) return
    refusedFor[value] = current
    if (countedFor[value] === current) counts[value] = (counts[value] as number) - 1
  }

  return {
    /** Starts the next piece. */
    next: (): void => {
      current += 1
    },

    /** Adds a variant of the current piece. Its price must match. */
    addVariant: (shape: number, inStock: boolean): void => {
      if (stock === 'in' && !inStock) return
      const state = stateOf[shape] as number
      for (const value of shapes.all[shape] as readonly number[]) {
        if (state !== met && choiceOf[value] !== state) continue
        if (stock === 'out' && inStock) refuse(value)
        else add(value, 1)
      }
    },

    /** Adds several pieces of a pattern, if neither price nor stock are chosen. */
    addPattern: (pattern: number, times: number): void => {
      current += 1
      for (const shape of shapes.patterns[pattern] as readonly number[]) {
        const state = stateOf[shape] as number
        for (const value of shapes.all[shape] as readonly number[])
          if (state === met || choiceOf[value] === state) add(value, times)
      }
    },

    of: (valueId: string): number => {
      const value = shapes.value(valueId)
      return value === undefined ? 0 : (counts[value] ?? 0)
    },
  }
}

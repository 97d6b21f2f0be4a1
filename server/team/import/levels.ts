import { fold } from '../../../src/domain/words.ts'
import type { LevelInput } from '../../catalogue/input.ts'

/** Names that differ in case, accents or spaces are one attribute or value. */
export const keyOf = (name: string): string => fold(name.trim()).replace(/\s+/g, '-')

/** Levels from their names and, per level, the values in the order they are offered; repeats count once. */
export const levelsOf = (
  names: readonly string[],
  valuesOf: (level: number) => readonly string[],
): LevelInput[] =>
  names.map((name, level) => {
    const values = new Map<string, string>()
    for (const value of valuesOf(level))
      if (!values.has(keyOf(value))) values.set(keyOf(value), value)
    return {
      key: keyOf(name),
      name: { en: name },
      values: [...values].map(([key, value]) => ({ key, name: { en: value } })),
    }
  })

import { fold } from '../../../../src/domain/shell/words.ts'
import type { LevelInput } from '../../../catalogue/input.ts'

/** Names that differ only in case, accents or spaces are the same attribute or value. */
export const keyOf = (name: string): string => fold(name.trim()).replace(/\s+/g, '-')

/** Creates levels from names and ordered values, without duplicates. */
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

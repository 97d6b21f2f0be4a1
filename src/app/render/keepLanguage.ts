import type { z } from 'zod'
import { insideSchema } from '../../contracts/insideSchema.ts'
import { LanguageCode } from '../../contracts/primitives.ts'
import { defaultLanguage } from '../../domain/shell/multilingual.ts'

type ByName = Readonly<Record<string, unknown>>

/** The parts of a value that belong to a name of `insideSchema`. */
const partsOf = (value: object, name: string): readonly unknown[] => {
  if (name === '') return [value]
  if (name === '(key)') return []
  if (name === '[]' || name === '(value)') return Object.values(value)
  return [(value as ByName)[name]]
}

const removeOthers = (texts: Record<string, unknown>, language: string) => {
  const kept = [language, defaultLanguage]
  // Readers take any language then.
  if (!kept.some((code) => texts[code])) return
  for (const code of Object.keys(texts)) if (!kept.includes(code)) delete texts[code]
}

/**
 * Removes from an answer what it says in other languages than `language` and English (rule L3 reads English when a
 * text is missing). Readers in `language` and in English see the same as before.
 * @param schema the contract's schema of the answer
 * @param answer as parsed from JSON; changed in place
 */
export const keepLanguage = (schema: z.core.$ZodType, answer: unknown, language: string): void => {
  if (typeof answer !== 'object' || answer === null) return
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if (def.type === 'record' && def.keyType === LanguageCode) {
    removeOthers(answer as Record<string, unknown>, language)
    return
  }
  for (const [name, part] of insideSchema(schema))
    for (const inner of partsOf(answer, name)) keepLanguage(part, inner, language)
}

import { formatCount, formatDay } from '../settings/languages.ts'
import { formatMoney, toPaise } from '../settings/money.ts'
import { defaultLanguage } from './multilingual.ts'

/** Interface texts by key. One that counts has a key for each plural form of its language, such as `pieces_one`. */
export type Texts = Readonly<Record<string, string>>

/** The values for `{{name}}` in a text. `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number | undefined>>

export interface Speech {
  readonly language: string
  /** The text of a key; empty if neither the language nor English has it. */
  readonly say: (key: string, values?: TextValues) => string
  readonly has: (key: string) => boolean
}

/** A value in the format of a language. */
const written = (
  value: TextValues[string] = '',
  format: string | undefined,
  { symbol }: TextValues,
  language: string,
): string => {
  if (format === 'money')
    return formatMoney(toPaise(Number(value)), { symbol: String(symbol) }, language)
  if (format === 'day') return formatDay(String(value), language, 'UTC')
  return typeof value === 'number' ? formatCount(value, language) : value
}

/**
 * A text with its `{{…}}` placeholders filled in. Numbers are written as in its language, `{{value, money}}` in the
 * currency whose sign is the value `symbol`, and `{{value, day}}` is a day without a time (`2026-11-21`).
 */
const fill = (text: string, values: TextValues, language: string): string =>
  text.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_, name: string, format: string | undefined) =>
    written(values[name], format, values, language),
  )

/** A function that finds the text of a key in the plural form for a number. */
const finderIn = (texts: Texts, language: string) => {
  let rules: Intl.PluralRules | undefined
  return (key: string, count: TextValues[string]): string | undefined => {
    if (typeof count !== 'number') return texts[key]
    rules ??= new Intl.PluralRules(language)
    return texts[`${key}_${rules.select(count)}`] ?? texts[key]
  }
}

/** The texts of a language, with English ones for those that its catalogue lacks. */
export const speechIn = (catalogues: ReadonlyMap<string, Texts>, language: string): Speech => {
  const finders = [...new Set([language, defaultLanguage])].map((each) =>
    finderIn(catalogues.get(each) ?? {}, each),
  )
  const find = (key: string, count?: TextValues[string]) =>
    finders.reduce<string | undefined>((found, finder) => found ?? finder(key, count), undefined)
  return {
    language,
    has: (key) => find(key) !== undefined,
    say: (key, values = {}) => fill(find(key, values.count) ?? '', values, language),
  }
}

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The language of a tag, without its region or script. */
export const primaryOf = (code: string) => code.split('-')[0]?.toLowerCase() ?? ''

/** The writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(primaryOf(language)) ? 'rtl' : 'ltr'

/** A value inside a sentence of a right-to-left language keeps its own direction. */
export const isolated = (value: string, language: string): string =>
  directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value

/**
 * The locale for Intl in `language`. Digits are Western in every language, as buyers type them and as SKUs and sizes
 * use them.
 */
export const localeOf = (language: string): string => `${language}-u-nu-latn`

/** Creates each format once: that takes longer than to use it. */
export const once = <T>(create: (language: string, variant?: string) => T) => {
  const known = new Map<string, T>()
  return (language: string, variant?: string): T => {
    const key = `${language} ${variant}`
    const format = known.get(key) ?? create(language, variant)
    known.set(key, format)
    return format
  }
}

const dayFormat = once(
  (language, timeZone) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }),
)
const countFormat = once((language) => new Intl.NumberFormat(localeOf(language)))

/**
 * A day in the format of `language`.
 * @param timeZone default: the reader's own
 */
export const formatDay = (moment: string | number, language: string, timeZone?: string): string =>
  dayFormat(language, timeZone).format(new Date(moment))

/**
 * A number in the format of `language`. Whole numbers below 1,000 look the same in every language: they need no format of
 * the browser, whose first one takes 50 ms on a slow phone.
 */
export const formatCount = (number: number, language: string): string =>
  Number.isInteger(number) && number >= 0 && number < 1_000
    ? String(number)
    : countFormat(language).format(number)

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The language of a tag, without its region or script. */
export const primaryOf = (code: string) => code.split('-')[0]?.toLowerCase() ?? ''

/** The writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(primaryOf(language)) ? 'rtl' : 'ltr'

/**
 * The locale for Intl in `language`. Digits are Western in every language, as buyers type them and as SKUs and sizes
 * use them.
 */
export const localeOf = (language: string): string => `${language}-u-nu-latn`

/**
 * A day in the format of `language`.
 * @param timeZone default: the reader's own
 */
export const formatDay = (moment: string | number, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(
    new Date(moment),
  )

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The language of a tag, without its region or script. */
export const primaryOf = (code: string) => code.split('-')[0]?.toLowerCase() ?? ''

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(primaryOf(language)) ? 'rtl' : 'ltr'

/**
 * The locale in which Intl writes for readers of `language`. Digits are Western in every language: buyers type
 * them so, and SKUs and sizes are written so.
 */
export const localeOf = (language: string): string => `${language}-u-nu-latn`

/**
 * A day as readers of `language` write it.
 * @param timeZone the reader's own if it is not given
 */
export const formatDay = (moment: string | number, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(
    new Date(moment),
  )

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

const primary = (code: string) => code.split('-')[0]?.toLowerCase() ?? ''

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(primary(language)) ? 'rtl' : 'ltr'

/**
 * The locale in which Intl writes for readers of `language`. Digits are Western in every language: buyers type
 * them so, and SKUs and sizes are written so.
 */
export const localeOf = (language: string): string => `${language}-u-nu-latn`

/**
 * The language of `offered` that a browser wants most (`Accept-Language`), a region counting for its language;
 * undefined where it wants none of them.
 */
export const wantedLanguage = (
  header: string | undefined,
  offered: readonly string[],
): string | undefined =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((each) => each.trim().startsWith('q='))
      return { tag: tag.trim(), q: quality === undefined ? 1 : Number(quality.trim().slice(2)) }
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .sort((one, other) => other.q - one.q)
    .map(
      ({ tag }) =>
        offered.find((code) => code.toLowerCase() === tag.toLowerCase()) ??
        offered.find((code) => primary(code) === primary(tag)),
    )
    .find((code) => code !== undefined)

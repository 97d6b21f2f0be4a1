import { checkVAT, countries } from 'jsvat-next'
import * as gstin from 'stdnum/lib/cjs/in/gstin.js'
import type { CountryCode } from './countries.ts'

const rules = new Map(countries.map((rule) => [rule.codes[0], rule]))

/** Countries whose numbers are their neighbour's. */
const sharing: Readonly<Record<CountryCode, CountryCode>> = { MC: 'FR', IM: 'GB' }

/** A prefix that is not the country's code. */
const prefixes: Readonly<Record<CountryCode, string>> = { GR: 'EL' }

const gstinOf = (text: string): string | undefined => {
  const number = gstin.validate(text.toUpperCase())
  return number.isValid ? number.compact : undefined
}

/**
 * A VAT number (in India the GSTIN) in its usual form, with the country's prefix if it has one. The checksum is
 * checked offline. Undefined if it is wrong; any text is accepted for a country with an unknown rule.
 */
export const vatNumberOf = (country: CountryCode, text: string): string | undefined => {
  if (country === 'IN') return gstinOf(text)
  const owner = sharing[country] ?? country
  const rule = rules.get(owner)
  if (!rule) return text.trim()
  const written = text.trim().toUpperCase()
  return [written, `${prefixes[owner] ?? owner}${written}`]
    .map((number) => checkVAT(number, [rule]))
    .find(({ isValid }) => isValid)?.value
}

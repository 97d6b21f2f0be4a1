import { countryCode, countryLabel } from '../../../account/countries.ts'
import { isolated } from '../../../settings/languages.ts'
import type { PaperFacts } from '../paperFacts.ts'
import type { Section } from '../paperSource.ts'
import { paperTextsOf } from '../texts/index.ts'

const present = (lines: readonly (string | undefined)[]): readonly string[] =>
  lines.map((line) => line?.trim() ?? '').filter((line) => line !== '')

const labelled = (label: string, value: string | undefined, language: string) =>
  value ? `${label}: ${isolated(value, language)}` : ''

/** The seller: its name, address and tax number. */
export const sellerOf = ({ terms: { seller }, language }: PaperFacts): Section => {
  const { address } = paperTextsOf(language)
  return {
    label: seller.name,
    lines: present([
      ...seller.address,
      seller.state,
      countryLabel(seller.country, language),
      labelled(address.taxNumber, seller.taxNumber, language),
      seller.email,
      seller.phone,
    ]),
  }
}

/** The buyer: company, person, address and tax number. */
export const buyerOf = ({ order, language }: PaperFacts, label: string): Section => {
  const texts = paperTextsOf(language).address
  const to = order.address
  return {
    label,
    lines: present([
      to.companyName,
      to.name,
      to.address,
      to.address2,
      [`${to.pincode} ${to.city}`.trim(), to.state].filter(Boolean).join(', '),
      countryLabel(to.country, language),
      labelled(texts.vat, to.vatNumber, language),
      labelled(texts.phone, to.phone, language),
    ]),
  }
}

/** Whether the goods leave the country of the seller. */
export const isExport = ({ order, terms }: Pick<PaperFacts, 'order' | 'terms'>): boolean =>
  (countryCode(order.address.country) ?? order.address.country) !== terms.seller.country

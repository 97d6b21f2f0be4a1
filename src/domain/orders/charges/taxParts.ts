import type { TaxRates, TaxRule, TaxScheme } from '../../../contracts/selling.ts'
import { destinationOf } from './europe.ts'
import type { TaxPlace } from './taxPlace.ts'

/** One tax on some goods, such as the central half of GST. */
export interface TaxPart {
  readonly name: string
  readonly percent: number
}

/** The rate of the longest code that the goods' code begins with. */
const percentFor = (rates: TaxRates, hsCode: string): number =>
  rates
    .filter((rate) => hsCode.startsWith(rate.hsCode))
    .reduce((found, rate) => (rate.hsCode.length > found.hsCode.length ? rate : found), {
      ...{ hsCode: '', percent: 0 },
      ...rates.find(({ hsCode: code }) => code === ''),
    }).percent

/** Both halves of GST. The terms have only rates that can be halved. */
const halves = (percent: number, names: readonly [string, string]): readonly TaxPart[] =>
  names.map((name) => ({ name, percent: percent / 2 }))

/** The taxes on goods with a customs code under a rule; none if the rule charges no tax. */
export const taxParts = (
  tax: TaxScheme,
  rule: TaxRule,
  buyer: TaxPlace,
  hsCode: string,
): readonly TaxPart[] => {
  if (tax.kind === 'none') return []
  const percent = percentFor(tax.rates, hsCode)
  switch (rule) {
    case 'home':
      return [{ name: tax.kind === 'home' ? tax.name : 'VAT', percent }]
    case 'in.intra':
      return halves(percent, ['CGST', 'SGST'])
    case 'in.union':
      return halves(percent, ['CGST', 'UTGST'])
    case 'in.inter':
      return [{ name: 'IGST', percent }]
    case 'eu.home':
    case 'eu.noNumber':
      return [{ name: 'VAT', percent }]
    case 'eu.elsewhere': {
      const rate = tax.kind === 'europe' ? tax.elsewhere[destinationOf(buyer)] : undefined
      return [{ name: 'VAT', percent: rate ?? percent }]
    }
    case 'none':
    case 'home.export':
    case 'in.export':
    case 'eu.reverseCharge':
    case 'eu.export':
      return []
  }
}

import type { SellingTerms } from '../../../contracts/selling.ts'
import { utcDay } from '../../shell/utcDay.ts'

/** Without terms in the settings the shop charges neither shipping nor tax. */
export const noTerms = (shopName: string): SellingTerms => ({
  from: '1970-01-01',
  seller: {
    ...{ name: shopName, address: [], country: 'IN', state: '', taxNumber: '' },
    ...{ email: '', phone: '', timeZone: 'UTC' },
  },
  bank: null,
  tax: { kind: 'none' },
  shipping: [],
  incoterm: 'DAP',
  packingWeight: 0,
})

/**
 * The terms in force at a moment: the newest whose first day has begun.
 * @param now ms since the epoch
 */
export const termsAt = (all: readonly SellingTerms[], now: number): SellingTerms | undefined => {
  const today = utcDay(now)
  return all
    .filter(({ from }) => from <= today)
    .reduce<SellingTerms | undefined>(
      (newest, terms) => (newest && newest.from > terms.from ? newest : terms),
      undefined,
    )
}

import type { Address } from '../../../contracts/account/address.ts'
import type { SellingTerms, TaxRule } from '../../../contracts/selling.ts'
import { countryCode } from '../../account/countries.ts'
import { europeanRule } from './europe.ts'
import { indianRule } from './india.ts'

/** The part of an address on which tax and shipping depend. */
export type TaxAddress = Pick<Address, 'country' | 'state' | 'pincode' | 'vatNumber'>

/**
 * The tax rule for goods that are delivered to an address (rule M9).
 * @param address checked: its VAT number fits its country
 */
export const taxRuleFor = (
  { tax, seller }: Pick<SellingTerms, 'tax' | 'seller'>,
  address: TaxAddress,
): TaxRule => {
  const buyer = { ...address, country: countryCode(address.country) ?? address.country }
  switch (tax.kind) {
    case 'none':
      return 'none'
    case 'home':
      return buyer.country === seller.country ? 'home' : 'home.export'
    case 'india':
      return indianRule(seller, buyer)
    case 'europe':
      return europeanRule(seller, buyer, tax.elsewhere)
  }
}

import type { Seller, TaxRule } from '../../../contracts/selling.ts'
import type { TaxPlace } from './taxPlace.ts'

/** The member states of the European Union. */
const members = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/**
 * Parts of member states outside the territory of VAT (Directive 2006/112, article 6), by the beginnings of their
 * postal codes: Canary Islands, Ceuta, Melilla; Livigno, Campione; Büsingen, Heligoland; Åland; Mount Athos; the French
 * departments and territories overseas.
 */
const outside: Readonly<Record<string, readonly string[]>> = {
  ES: ['35', '38', '51', '52'],
  IT: ['23041', '22061'],
  DE: ['78266', '27498'],
  FI: ['22'],
  GR: ['63086', '63087'],
  FR: ['97', '98'],
}

/** Monaco is a part of France for VAT (article 7), with the one code of France that begins with 98. */
const monaco = '98000'

const compact = (pincode: string) => pincode.replaceAll(/[\s-]/g, '').toUpperCase()

/** Goods in Northern Ireland follow the rules of the European Union; its VAT numbers begin with XI. */
const isNorthernIreland = ({ country, pincode }: TaxPlace) =>
  country === 'GB' && compact(pincode).startsWith('BT')

/** The member state to which a place belongs for VAT, or `XI`; undefined outside. */
const memberOf = (place: TaxPlace): string | undefined => {
  if (isNorthernIreland(place)) return 'XI'
  if (place.country === 'MC') return 'FR'
  if (!members.has(place.country)) return undefined
  const code = compact(place.pincode)
  if (place.country === 'FR' && code === monaco) return 'FR'
  return outside[place.country]?.some((start) => code.startsWith(start)) ? undefined : place.country
}

/** In Northern Ireland only a number with XI is one of the European Union. */
const hasNumber = (member: string, { vatNumber = '' }: TaxPlace): boolean =>
  member === 'XI' ? vatNumber.trim().toUpperCase().startsWith('XI') : vatNumber.trim() !== ''

/**
 * The VAT on goods that a seller in the European Union delivers to a place: the seller's VAT at home; none with a VAT
 * number of another member state, whose holder accounts for it (article 138); the VAT of the destination without such a
 * number, where the seller has a rate for it (article 33); none outside the territory of VAT (article 146).
 * @param elsewhere the rates of other member states, by country
 */
export const europeanRule = (
  seller: Pick<Seller, 'country'>,
  buyer: TaxPlace,
  elsewhere: Readonly<Partial<Record<string, number>>>,
): TaxRule => {
  const member = memberOf(buyer)
  if (member === undefined) return 'eu.export'
  if (member === seller.country) return 'eu.home'
  if (hasNumber(member, buyer)) return 'eu.reverseCharge'
  return elsewhere[member] === undefined ? 'eu.noNumber' : 'eu.elsewhere'
}

/** The member state whose rate is charged to a buyer without a VAT number. */
export const destinationOf = (buyer: TaxPlace): string => memberOf(buyer) ?? buyer.country

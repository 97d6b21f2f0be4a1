import type { Seller, TaxRule } from '../../../contracts/selling.ts'
import { stateOfPin } from './indianPin.ts'
import { type IndianState, indianState } from './indianStates.ts'
import type { TaxPlace } from './taxPlace.ts'

/** Union territories without a legislature, where a territory tax takes the place of the state tax. */
const unionTerritories = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
]

/**
 * The state of supply of goods that are delivered to an address in India: where their movement ends (IGST Act, section
 * 10), by the PIN code if the address names no state that is known. Undefined if neither says it.
 */
export const stateOfSupply = ({
  state = '',
  pincode,
}: Pick<TaxPlace, 'state' | 'pincode'>): IndianState | undefined =>
  indianState(state) ?? indianState(stateOfPin(pincode))

/**
 * The GST on goods that are delivered to a place. Within the seller's state it is central and state tax, in another
 * state integrated tax. Exports are zero-rated (section 16).
 */
export const indianRule = ({ state }: Pick<Seller, 'state'>, buyer: TaxPlace): TaxRule => {
  if (buyer.country !== 'IN') return 'in.export'
  const home = indianState(state)?.name
  if (home === undefined || stateOfSupply(buyer)?.name !== home) return 'in.inter'
  return unionTerritories.includes(home) ? 'in.union' : 'in.intra'
}

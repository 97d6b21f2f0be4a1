import type { Seller, TaxRule } from '../../../contracts/selling.ts'
import { stateOfPin } from './indianPin.ts'
import type { TaxPlace } from './taxPlace.ts'

/** Union territories without a legislature, where a territory tax takes the place of the state tax. */
const unionTerritories = [
  'andaman and nicobar islands',
  'chandigarh',
  'dadra and nagar haveli and daman and diu',
  'ladakh',
  'lakshadweep',
]

const folded = (state = '') => state.trim().toLowerCase()

/**
 * The GST on goods that are delivered to a place: the place of supply is where the movement of the goods ends (IGST
 * Act, section 10), by the PIN code if the address names no state. Within the seller's state it is central and state
 * tax, in another state integrated tax. Exports are zero-rated (section 16).
 */
export const indianRule = ({ state }: Pick<Seller, 'state'>, buyer: TaxPlace): TaxRule => {
  if (buyer.country !== 'IN') return 'in.export'
  const destination = folded(buyer.state) === '' ? stateOfPin(buyer.pincode) : buyer.state
  if (folded(destination) !== folded(state)) return 'in.inter'
  return unionTerritories.includes(folded(state)) ? 'in.union' : 'in.intra'
}

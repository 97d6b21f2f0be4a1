import type { SellingTerms, ShippingZone } from '../../../contracts/selling.ts'
import { type Minor, toMilligrams, toPaise } from '../../settings/money.ts'

/** The zone of a country; undefined if the shop does not send there. */
export const zoneOf = (
  zones: SellingTerms['shipping'],
  country: string,
): ShippingZone | undefined =>
  zones.find(({ countries }) => countries.includes(country)) ??
  zones.find(({ countries }) => countries.length === 0)

/** The whole kilograms begun by a weight above a limit, both in milligrams. */
const kilogramsAbove = (weight: number, limit: number): number =>
  Math.ceil((weight - limit) / 1_000_000)

/** What one parcel costs, in paise. @param weight milligrams; a parcel of none costs nothing */
const parcelCost = ({ steps, perKilogram }: ShippingZone, weight: number): Minor => {
  if (weight === 0) return 0
  const step = steps.find(({ upTo }) => weight <= toMilligrams(upTo))
  if (step) return toPaise(step.cost)
  const last = steps.at(-1) ?? { upTo: 0, cost: 0 }
  const further = kilogramsAbove(weight, toMilligrams(last.upTo))
  return toPaise(last.cost) + further * toPaise(perKilogram)
}

/**
 * What the parcels of an order cost (rule M8), in paise before tax.
 * @param goods the value of the goods after the coupon, paise
 * @param parcels the weight of each parcel's goods, milligrams
 * @param packing what the packing of a parcel weighs, milligrams
 */
export const shippingCost = (
  zone: ShippingZone,
  goods: Minor,
  parcels: readonly number[],
  packing: number,
): Minor => {
  if (zone.freeFrom !== null && goods >= toPaise(zone.freeFrom)) return 0
  return parcels
    .filter((weight) => weight > 0)
    .reduce((sum, weight) => sum + parcelCost(zone, weight + packing), 0)
}

import { type Missed, missedAll } from '../../src/contracts/realtime.ts'
import type { Engine } from '../store/engine.ts'
import type { RecordedName } from '../store/events/events.ts'

/** Events after which a page must reload its data if it missed them. Cart and wishlist are sent on connecting. */
const ofShop: readonly RecordedName[] = [
  'settings.changed',
  'customer.verified',
  'lists.changed',
  'order.changed',
  'request.changed',
]

/** A page that was disconnected for longer must reload everything, ms. */
const searchedMs = 3_600_000
/** A transaction may record its event before it commits, ms. */
const commitMs = 10_000
/** Maximum number of products to list individually. */
const maxNamed = 50

/** Finds the events that a customer's page has missed. */
export const createMissed = ({ db }: Engine) => {
  const eventsSince = (since: number, customerId: string) =>
    db
      .selectFrom('event')
      .select(['name', 'subject'])
      .distinct()
      .where('created_at', '>=', since)
      .where(({ or, eb }) =>
        or([eb('customer_id', 'is', null), eb('customer_id', '=', customerId)]),
      )
      .limit(1_000)
      .execute()

  /**
   * @param heardUntil time up to which the page has received events, ms since the epoch; undefined for a new page
   */
  return async (customerId: string, heardUntil: number | undefined): Promise<Missed> => {
    const now = Date.now()
    // It is in the future if the clock was set back.
    const isKnown =
      heardUntil !== undefined && heardUntil >= now - searchedMs && heardUntil <= now + commitMs
    if (!isKnown) return missedAll
    const events = await eventsSince(heardUntil - commitMs, customerId)
    if (events.length === 1_000) return missedAll
    const of = (...names: readonly string[]) => events.filter(({ name }) => names.includes(name))
    const stock = [
      ...new Set(of('stock.changed', 'product.changed').map(({ subject }) => subject ?? '')),
    ]
    return {
      stock: stock.length > maxNamed ? null : stock,
      messages: of('message.added').length > 0,
      catalogue: of('product.changed', 'catalogue.changed').length > 0,
      shop: of(...ofShop).length > 0,
    }
  }
}

import { type Missed, missedAll, type RealtimeAuth } from '../../src/contracts/realtime.ts'
import type { Engine } from '../store/engine.ts'
import type { RecordedName } from '../store/events/events.ts'

/** Events after which a page must reload its data if it missed them. Cart and wishlist are sent on connecting. */
const ofShop: readonly RecordedName[] = [
  'settings.changed',
  'content.changed',
  'customer.verified',
  'lists.changed',
  'order.changed',
  'request.changed',
]

/** A page that was disconnected for longer must reload everything, ms. */
const searchedMs = 3_600_000
/** A transaction may record its event before it commits, ms. */
const commitMs = 10_000
/**
 * The same before a page is rendered, ms. Shorter, because each page that is opened after a change would reload its data;
 * transactions of orders and payments take a fraction of it.
 */
const renderMs = 1_000
/** Maximum number of products to list individually. */
const maxNamed = 50

/** What a page says of what it knows: times, ms since the epoch. */
type Known = Pick<Extract<RealtimeAuth, { token: string }>, 'heardUntil' | 'readAt'>

/** Finds the events that a customer's page has missed (rule R5). */
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

  /** @param known until when the page knows everything; empty if it does not say so */
  return async (customerId: string, { heardUntil, readAt }: Known): Promise<Missed> => {
    const now = Date.now()
    const until = heardUntil ?? readAt
    // It is in the future if the clock was set back.
    const isKnown = until !== undefined && until >= now - searchedMs && until <= now + commitMs
    if (!isKnown) return missedAll
    const underway = heardUntil === undefined ? renderMs : commitMs
    const events = await eventsSince(until - underway, customerId)
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

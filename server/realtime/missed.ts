import { type Missed, missedAll } from '../../src/contracts/realtime.ts'
import type { Engine } from '../store/engine.ts'
import { hole } from '../store/hole.ts'
import type { RecordedName } from './events.ts'

/** Events after which a page that missed them loads again; the cart's changes have versions of their own. */
const ofShop: readonly RecordedName[] = [
  'settings.changed',
  'customer.verified',
  'order.changed',
  'request.changed',
]

/** A page that was away for longer has missed everything, ms. */
const searchedMs = 3_600_000
/** A transaction may record its event before it commits, ms. */
const commitMs = 10_000
/** Products that are named one by one. */
const namedAtMost = 50

/** Finds out what a customer's page has not heard of. */
export const createMissed = ({ db, prepareRead }: Engine) => {
  const eventsSince = prepareRead(
    db
      .selectFrom('event')
      .select(['name', 'subject'])
      .distinct()
      .where('created_at', '>=', hole<number>('since'))
      .where(({ or, eb }) =>
        or([eb('customer_id', 'is', null), eb('customer_id', '=', hole<string>('customerId'))]),
      )
      .limit(1_000),
  )

  /** @param heardUntil ms since the epoch by the shop's clock; without it the page has heard of nothing */
  return async (customerId: string, heardUntil: number | undefined): Promise<Missed> => {
    const now = Date.now()
    // It lies in the future if the clock was set back.
    const isKnown =
      heardUntil !== undefined && heardUntil >= now - searchedMs && heardUntil <= now + commitMs
    if (!isKnown) return missedAll
    const events = await eventsSince({ since: heardUntil - commitMs, customerId })
    if (events.length === 1_000) return missedAll
    const of = (...names: readonly string[]) => events.filter(({ name }) => names.includes(name))
    const stock = of('stock.changed').map(({ subject }) => subject ?? '')
    return {
      stock: stock.length > namedAtMost ? null : stock,
      messages: of('message.added').length > 0,
      shop: of(...ofShop).length > 0,
    }
  }
}

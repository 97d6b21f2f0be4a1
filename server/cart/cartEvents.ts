import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { ServerEventBody } from '../../src/contracts/realtime.ts'
import { recordEvents, type ToRecord } from '../store/events/events.ts'
import type { Db, Trx } from '../store/schema.ts'
import { createCartRepo, toCartRow } from './cart.repo.ts'
import { type StoredTotals, toTotals } from './totals/totals.ts'

/** Maximum number of rows in an event. For larger changes, pages reload the cart. */
const rowsSent = 50

/** A change as it is recorded. Contains only ids, since the rows are read when the event is sent. */
interface RecordedChange {
  readonly version: number
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  readonly totals: StoredTotals
}

const Recorded = z.object({
  version: z.number(),
  rows: z
    .object({
      changed: z.array(z.string()),
      removed: z.array(z.string()),
      totals: z.object({
        rows: z.number(),
        quantity: z.number(),
        weight: z.number(),
        price: z.number(),
      }),
    })
    .nullable(),
})

/** The event of a change of a customer's cart. Record it in the transaction that makes the change. */
export const cartEvent = (
  customerId: string,
  { version, ...rows }: RecordedChange,
): ToRecord & { readonly id: string } => {
  const isSmall = rows.changed.length + rows.removed.length <= rowsSent
  const recorded: z.infer<typeof Recorded> = {
    version,
    rows: isSmall ? { ...rows, changed: [...rows.changed], removed: [...rows.removed] } : null,
  }
  return { id: uuidv7(), name: 'cart.changed', customerId, subject: JSON.stringify(recorded) }
}

/** Records a change of a customer's cart in the transaction that makes it. @returns the id of the event */
export const recordCartChange = async (
  trx: Trx,
  customerId: string,
  change: RecordedChange,
): Promise<string> => {
  const event = cartEvent(customerId, change)
  await recordEvents(trx, [event])
  return event.id
}

/**
 * Reads the body of a recorded change. Its rows may be newer than its version, but never older; events for the newer
 * changes follow.
 */
export const readCartChange = async (
  db: Db,
  customerId: string,
  subject: string,
): Promise<ServerEventBody<'cart.changed'>> => {
  const { version, rows } = Recorded.parse(JSON.parse(subject))
  if (rows === null) return { version, delta: null }
  const { changed, removed, totals } = rows
  const repo = createCartRepo(db, customerId, Date.now)
  const read = changed.length > 0 ? await repo.rowsById(changed) : []
  const cartData = read.map((row) => toCartRow(customerId, row))
  return { version, delta: { version, cartData, removed, totals: toTotals(totals) } }
}

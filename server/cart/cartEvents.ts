import { z } from 'zod'
import type { ServerEventBody } from '../../src/contracts/realtime.ts'
import { recordEvent } from '../realtime/events.ts'
import type { Db, Trx } from '../store/schema.ts'
import { createCartRepo, type StoredTotals, toCartRow, toTotals } from './cart.repo.ts'

/** A change of more rows than this is not sent: who hears of it loads the cart. */
const rowsSent = 50

/** What one change did, as it is recorded: ids only, since rows are read when they are sent. */
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

/** Records a change of a customer's cart in the transaction that makes it. */
export const recordCartChange = (
  trx: Trx,
  customerId: string,
  { version, ...rows }: RecordedChange,
): Promise<void> => {
  const isSmall = rows.changed.length + rows.removed.length <= rowsSent
  const recorded: z.infer<typeof Recorded> = {
    version,
    rows: isSmall ? { ...rows, changed: [...rows.changed], removed: [...rows.removed] } : null,
  }
  return recordEvent(trx, 'cart.changed', { customerId, subject: JSON.stringify(recorded) })
}

/**
 * What a recorded change says to the customer's pages. Its rows may be newer than its version, never older:
 * the changes in between follow.
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

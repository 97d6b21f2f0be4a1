import type { Parcel } from '../../../src/domain/orders/shipments.ts'
import type { Minor } from '../../../src/domain/settings/money.ts'
import type { Db } from '../../store/schema.ts'

/** A credit note of an order. */
interface CreditNote {
  readonly number: string
  /** ms since the epoch. */
  readonly issuedAt: number
  readonly parcels: readonly Parcel[]
}

/** What of an order was credited (rule O20). */
export interface Credits {
  /** Oldest first. */
  readonly notes: readonly CreditNote[]
  /** Minor units of the order's currency. */
  readonly amount: Minor
}

export const readCredits = async (db: Db, orderId: string): Promise<Credits> => {
  const { display_credited: amount } = await db
    .selectFrom('customer_order')
    .select('display_credited')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('credited_piece')
    .innerJoin('paper', 'paper.id', 'credited_piece.paper_id')
    .select(['paper.number', 'paper.issued_at', 'line_id as lineId', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('paper.number')
    .orderBy('line_id')
    .execute()
  const notes = [...Map.groupBy(rows, ({ number }) => number)].map(([number, parcels]) => ({
    ...{ number: number ?? '', issuedAt: parcels[0]?.issued_at ?? 0 },
    parcels: parcels.map(({ lineId, quantity }) => ({ lineId, quantity })),
  }))
  return { notes, amount }
}

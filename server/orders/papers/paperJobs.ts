import { createHash } from 'node:crypto'
import type { PaperSource } from '../../../src/domain/orders/papers/paperSource.ts'
import type { Deps } from '../../opening/deps.ts'
import { recordEvent } from '../../store/events/events.ts'
import type { JobHandlers } from '../../store/jobs/worker.ts'
import type { Trx } from '../../store/schema.ts'
import { renderInThread } from './paperThreads.ts'

/** The kind of the job that renders a paper. */
export const paperJob = 'paper'

/** The handler of the job that renders a paper and stores its bytes, once (rule O21). */
export const paperJobs = ({ engine: { db } }: Pick<Deps, 'engine'>): JobHandlers => ({
  [paperJob]: async (payload) => {
    const { id } = payload as { readonly id: string }
    const paper = await db
      .selectFrom('paper')
      .innerJoin('customer_order', 'customer_order.id', 'paper.order_id')
      .leftJoin('paper_file', 'paper_file.paper_id', 'paper.id')
      .select(['source_json', 'issued_at', 'order_id', 'customer_id', 'sha256'])
      .where('paper.id', '=', id)
      .executeTakeFirst()
    if (!paper || paper.sha256 !== null) return
    const source = JSON.parse(paper.source_json) as PaperSource
    const pdf = await renderInThread({ source, issuedAt: paper.issued_at })
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('paper_file')
        .values({
          ...{ paper_id: id, content: pdf.toString('base64') },
          sha256: createHash('sha256').update(pdf).digest('hex'),
        })
        .onConflict((conflict) => conflict.column('paper_id').doNothing())
        .execute()
      const { order_id: subject, customer_id: customerId } = paper
      if (await areAllReady(trx, subject))
        await recordEvent(trx, 'order.changed', { customerId, subject })
    })
  },
})

/** The papers of one cause are rendered one after the other: open pages are notified once. */
const areAllReady = async (trx: Trx, orderId: string): Promise<boolean> => {
  const waiting = await trx
    .selectFrom('paper')
    .leftJoin('paper_file', 'paper_file.paper_id', 'paper.id')
    .select('paper.id')
    .where('order_id', '=', orderId)
    .where('sha256', 'is', null)
    .executeTakeFirst()
  return waiting === undefined
}

import { uuidv7 } from 'uuidv7'
import type { PaperSource } from '../../../src/domain/orders/papers/paperSource.ts'
import { addJob } from '../../store/jobs/jobs.repo.ts'
import type { Trx } from '../../store/schema.ts'
import { paperJob } from './paperJobs.ts'

/** What a paper belongs to. */
interface Of {
  readonly orderId: string
  readonly shipmentId: string | null
  readonly number: string | null
  readonly now: number
}

/**
 * Issues a paper in the transaction of its cause, and queues the rendering of its PDF.
 * @returns its id
 */
export const addPaper = async (
  trx: Trx,
  source: PaperSource,
  { orderId, shipmentId, number, now }: Of,
): Promise<string> => {
  const id = uuidv7()
  await trx
    .insertInto('paper')
    .values({
      ...{ id, order_id: orderId, shipment_id: shipmentId, kind: source.kind, number },
      ...{ source_json: JSON.stringify(source), issued_at: now },
    })
    .execute()
  await addJob(trx, paperJob, { id }, now)
  return id
}

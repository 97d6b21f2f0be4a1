import { uuidv7 } from 'uuidv7'
import type { PaperSource } from '../../../src/domain/orders/papers/paperSource.ts'
import { addJobs } from '../../store/jobs/jobs.repo.ts'
import type { Trx } from '../../store/schema.ts'
import { paperJob } from './paperJobs.ts'

/** What papers belong to. */
interface Of {
  readonly orderId: string
  readonly shipmentId: string | null
  readonly number: string | null
  readonly now: number
}

/**
 * Issues papers in the transaction of their cause, and queues the rendering of their PDFs.
 * @returns their ids
 */
export const addPapers = async (
  trx: Trx,
  sources: readonly PaperSource[],
  { orderId, shipmentId, number, now }: Of,
): Promise<readonly string[]> => {
  const papers = sources.map((source) => ({ id: uuidv7(), source }))
  await trx
    .insertInto('paper')
    .values(
      papers.map(({ id, source }) => ({
        ...{ id, order_id: orderId, shipment_id: shipmentId, kind: source.kind, number },
        ...{ source_json: JSON.stringify(source), issued_at: now },
      })),
    )
    .execute()
  const ids = papers.map(({ id }) => id)
  await addJobs(
    trx,
    paperJob,
    ids.map((id) => ({ id })),
    now,
  )
  return ids
}

/** Issues one paper, as {@link addPapers}. @returns its id */
export const addPaper = async (trx: Trx, source: PaperSource, of: Of): Promise<string> => {
  const [id] = await addPapers(trx, [source], of)
  if (id === undefined) throw new Error('the paper was not added')
  return id
}

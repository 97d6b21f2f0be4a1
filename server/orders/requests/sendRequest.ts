import { uuidv7 } from 'uuidv7'
import type { NewRequest, Request } from '../../../src/contracts/orders/requests.ts'
import { isOver, returnProblem } from '../../../src/domain/orders/request.ts'
import { keyReused } from '../../../src/domain/shell/fieldProblem.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { addThreadMessage } from '../../account/applications.repo.ts'
import { refuseErased } from '../../account/refuseErased.ts'
import { Refusal, refuse, refuseField } from '../../http/problem.ts'
import { bodyHash } from '../../parts/bodyHash.ts'
import type { Engine } from '../../store/engine.ts'
import { recordEvent } from '../../store/events/events.ts'
import type { Trx } from '../../store/schema.ts'
import { createOrdersRepo } from '../orders.repo.ts'
import { createRequestsRepo, type RequestData, type SentRow, toRequest } from './requests.repo.ts'

/** The customer and the Idempotency-Key of a request. */
interface Attempt {
  readonly customerId: string
  readonly key: string
  readonly now: number
}

/**
 * Saves a request in one transaction. Repeating the call with the same key and body returns the same request.
 * @throws Refusal 401 once the account is erased, 404 for an order or line that is not the customer's, 409 for pieces
 *   that cannot be returned, 422 for a day that is over
 */
export const sendRequest = (
  { db, lock }: Engine,
  { customerId, key, now }: Attempt,
  wanted: NewRequest,
): Promise<Request> =>
  db.transaction().execute(async (trx) => {
    await lock.customer(trx, customerId)
    await refuseErased(trx, customerId)
    const requestHash = bodyHash(wanted)
    const known = await createRequestsRepo(trx, customerId).byKey(key)
    if (known && known.request_hash !== requestHash)
      throw new Refusal(409, keyReused('another request'))
    if (known) return toRequest(trx, known)
    const { subject, data } = await readWanted(trx, { customerId, now }, wanted)
    const row = await trx
      .insertInto('request')
      .values({
        ...{ id: uuidv7(), customer_id: customerId, kind: wanted.kind, state: 'received' },
        ...{ subject, data_json: JSON.stringify(data), created_at: now, updated_at: now },
        ...{ key, request_hash: requestHash },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addThreadMessage(trx, row.id, 'customer', wanted.text, now)
    await recordEvent(trx, 'request.changed', { customerId, subject: row.id })
    return toRequest(trx, row as SentRow)
  })

const readWanted = async (
  trx: Trx,
  { customerId, now }: Pick<Attempt, 'customerId' | 'now'>,
  wanted: NewRequest,
): Promise<{ subject: string; data: RequestData }> => {
  switch (wanted.kind) {
    case 'contact':
      return { subject: wanted.subject, data: {} }
    case 'custom': {
      const { subject, metal, quantity, neededBy } = wanted
      if (neededBy && isOver(neededBy, now)) refuseField('neededBy', said('refusal.dayOver'))
      return { subject, data: { custom: { metal, quantity, neededBy } } }
    }
    case 'return': {
      const { orderId, lines, reason } = wanted
      const subject = await checkReturn(trx, customerId, wanted)
      return { subject, data: { return: { orderId, lines, reason } } }
    }
  }
}

/**
 * Refuses lines that cannot be returned. The caller must hold the customer's lock, so that concurrent returns never
 * exceed the order.
 * @returns the number of the order
 */
const checkReturn = async (
  trx: Trx,
  customerId: string,
  { orderId, lines }: Extract<NewRequest, { kind: 'return' }>,
): Promise<string> => {
  const order =
    (await createOrdersRepo(trx, customerId).byId(orderId)) ??
    refuse(404, 'not_found', said('refusal.noOrder'), { field: 'orderId' })
  const held = await createRequestsRepo(trx, customerId).holding()
  const refused = returnProblem(order, lines, held)
  if (refused) throw new Refusal(refused.status, refused.problem)
  return order.number
}

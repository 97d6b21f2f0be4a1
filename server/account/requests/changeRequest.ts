import type { RequestState } from '../../../src/contracts/requestStates.ts'
import {
  afterRequestEvent,
  type RequestEvent,
  type TeamEvent,
} from '../../../src/domain/account/request.ts'
import { addMessage } from '../../customer/messages.repo.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import { messageOf } from '../../mail/mailMessage.ts'
import { type MailTask, queueMail } from '../../mail/mailTask.ts'
import { recordEvent } from '../../realtime/events.ts'
import type { Trx } from '../../store/schema.ts'
import { addThreadMessage } from '../applications.repo.ts'
import { dataOf, type SentRow } from './requests.repo.ts'

/**
 * Moves a request on, and tells the customer's open pages.
 * @throws Refusal 409 when it cannot go on so
 */
export const moveRequest = async (
  trx: Trx,
  row: SentRow,
  event: RequestEvent,
  now: number,
): Promise<RequestState> => {
  const state = afterRequestEvent(row.kind, row.state, event)
  if (state === undefined) return refuseEvent(row, event)
  const data = dataOf(row)
  const wasApproved = event === 'approve' || (data.wasApproved === true && event !== 'refuse')
  await trx
    .updateTable('request')
    .set({ state, updated_at: now, data_json: JSON.stringify({ ...data, wasApproved }) })
    .where('id', '=', row.id)
    .execute()
  await recordEvent(trx, 'request.changed', { customerId: row.customer_id, subject: row.id })
  return state
}

/** What a customer is told who goes on with a closed request. */
export const refuseClosed = (): never =>
  refuse(409, 'request_closed', 'This request is closed. Please send a new one.')

const refuseEvent = ({ kind, state }: SentRow, event: RequestEvent): never =>
  event === 'write'
    ? refuseClosed()
    : refuse(409, 'conflict', `This ${kind} request is ${state} and cannot be changed so.`)

/** What the team does to a request, with what it writes to the customer. */
export interface TeamAct {
  readonly event: TeamEvent
  readonly text?: string | undefined
}

/**
 * What the team decides or writes, in one transaction with the customer's mail and message in `/alert`.
 * @throws Refusal 404 when there is no such request, 409 when it cannot go on so
 */
export const actOnRequest = async (
  { engine: { db, lock }, now }: Pick<Deps, 'engine' | 'now'>,
  id: string,
  act: TeamAct,
): Promise<RequestState> => {
  const known = await db
    .selectFrom('request')
    .select('customer_id')
    .where('id', '=', id)
    .where('kind', '!=', 'application')
    .executeTakeFirst()
  if (!known) return refuse(404, 'not_found', `There is no request ${id}.`)
  return db.transaction().execute(async (trx) => {
    await lock.customer(trx, known.customer_id)
    const row = (await trx
      .selectFrom('request')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()) as SentRow
    const state = await moveRequest(trx, row, act.event, now())
    if (act.text !== undefined) await addThreadMessage(trx, id, 'team', act.text, now())
    await tellCustomer(trx, row, act, now())
    return state
  })
}

const tellCustomer = async (
  trx: Trx,
  { id, customer_id, subject }: SentRow,
  { event: act, text }: TeamAct,
  now: number,
): Promise<void> => {
  const { email, name, language } = await trx
    .selectFrom('customer')
    .select(['email', 'name', 'language'])
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow()
  const data = { name, subject, act, text, requestId: id }
  const task: MailTask = { kind: 'requestAnswered', to: email, language, data }
  await queueMail(trx, task, now)
  await addMessage(trx, customer_id, { ...messageOf(task), link: `/alert/${id}` }, now)
}

import type { RequestState } from '../../../src/contracts/requestStates.ts'
import {
  afterRequestEvent,
  type RequestEvent,
  type TeamEvent,
} from '../../../src/domain/orders/request.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { addThreadMessage } from '../../account/applications.repo.ts'
import { addMessage } from '../../account/messages.repo.ts'
import { refuse } from '../../http/problem.ts'
import { messageOf } from '../../mail/mailMessage.ts'
import { type MailTask, queueMail } from '../../mail/tasks/mailTask.ts'
import type { Deps } from '../../opening/deps.ts'
import { recordEvent } from '../../store/events/events.ts'
import type { Trx } from '../../store/schema.ts'
import { dataOf, type SentRow } from './requests.repo.ts'

/**
 * Applies an event to a request and notifies the customer's open pages.
 * @throws Refusal 409 if its state does not allow it
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

/** The refusal of changes to a closed request. */
export const refuseClosed = (): never =>
  refuse(409, 'request_closed', said('problem.request_closed'))

const refuseEvent = ({ kind, state }: SentRow, event: RequestEvent): never =>
  event === 'write'
    ? refuseClosed()
    : refuse(409, 'conflict', `This ${kind} request is ${state} and cannot be changed like this.`)

/** An action of the team on a request, with its text to the customer. */
export interface TeamAct {
  readonly event: TeamEvent
  readonly text?: string | undefined
}

/**
 * Applies an action of the team, in one transaction with the customer's mail and message in `/alert`.
 * @throws Refusal 404 when there is no such request, 409 if its state does not allow it
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
    await notifyCustomer(trx, row, act, now())
    return state
  })
}

const notifyCustomer = async (
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

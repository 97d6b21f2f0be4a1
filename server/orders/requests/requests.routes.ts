import { initServer } from '@ts-rest/fastify'
import { contract } from '../../../src/contracts/index.ts'
import type { Request } from '../../../src/contracts/orders/requests.ts'
import { isOpen } from '../../../src/domain/orders/request.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { addThreadMessage } from '../../account/applications.repo.ts'
import { type Attachable, createDocuments } from '../../account/documents/documents.ts'
import { callerOf } from '../../http/caller.ts'
import type { ShopLimits } from '../../http/limits.ts'
import { refuse } from '../../http/problem.ts'
import type { Deps } from '../../opening/deps.ts'
import { recordEvent } from '../../store/events/events.ts'
import type { Db, Trx } from '../../store/schema.ts'
import { moveRequest, refuseClosed } from './changeRequest.ts'
import { createRequestsRepo, type SentRow } from './requests.repo.ts'
import { sendRequest } from './sendRequest.ts'

/** Contact, custom work and returns (rule T1). */
export const requestRoutes = (deps: Deps, limits: ShopLimits) => {
  const { engine, now } = deps
  const { db, lock } = engine
  const documents = createDocuments(deps)

  const shown = async (
    customerId: string,
    id: string,
  ): Promise<{ status: 200; body: Request }> => ({
    status: 200,
    body: (await createRequestsRepo(db, customerId).get(id)) ?? unknown(),
  })

  const attachable =
    (customerId: string, id: string) =>
    async (trx: Trx): Promise<Attachable> => {
      const { kind, state } = await rowOf(trx, customerId, id)
      if (!isOpen(kind, state)) refuseClosed()
      return { requestId: id, notify: () => touch(trx, customerId, id, now()) }
    }

  return initServer().router(contract.requests, {
    list: async ({ request }) => ({
      status: 200,
      body: { data: await createRequestsRepo(db, callerOf(request).customerId).list() },
    }),
    get: ({ request, params }) => shown(callerOf(request).customerId, params.id),
    send: async ({ request, headers, body }) => {
      const { customerId } = callerOf(request)
      await limits.request(customerId)
      const attempt = { customerId, key: headers['idempotency-key'], now: now() }
      return { status: 201, body: await sendRequest(engine, attempt, body) }
    },
    write: async ({ request, headers, params: { id }, body: { text } }) => {
      const { customerId } = callerOf(request)
      await limits.request(customerId)
      const key = headers['idempotency-key']
      await db.transaction().execute(async (trx) => {
        await lock.customer(trx, customerId)
        const row = await rowOf(trx, customerId, id)
        if (await isWritten(trx, id, key)) return
        await moveRequest(trx, row, 'write', now())
        await addThreadMessage(trx, id, 'customer', text, now(), key)
      })
      return shown(customerId, id)
    },
    addDocument: async ({ request, params: { id }, body }) => {
      const { customerId } = callerOf(request)
      await limits.request(customerId)
      await documents.add(customerId, body, attachable(customerId, id))
      return shown(customerId, id)
    },
    removeDocument: async ({ request, params: { id, documentId } }) => {
      const { customerId } = callerOf(request)
      await documents.remove(customerId, documentId, attachable(customerId, id))
      return shown(customerId, id)
    },
  })
}

const unknown = () => refuse(404, 'not_found', said('refusal.noRequest'))

const rowOf = async (db: Db | Trx, customerId: string, id: string): Promise<SentRow> =>
  (await createRequestsRepo(db, customerId).row(id)) ?? unknown()

const isWritten = async (trx: Trx, requestId: string, key: string): Promise<boolean> =>
  (await trx
    .selectFrom('request_message')
    .select('id')
    .where('request_id', '=', requestId)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined

/** Updates a request whose documents have changed. */
const touch = async (trx: Trx, customerId: string, id: string, now: number): Promise<void> => {
  await trx.updateTable('request').set({ updated_at: now }).where('id', '=', id).execute()
  await recordEvent(trx, 'request.changed', { customerId, subject: id })
}

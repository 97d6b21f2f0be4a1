import type { Request, SentKind } from '../../../src/contracts/orders/requests.ts'
import type { Db } from '../../store/schema.ts'
import { createRequestsRepo } from './requests.repo.ts'

/** The requests of every customer, for the shop team. */
export const createAllRequests = (db: Db) => ({
  /** Oldest first. */
  list: ({ withClosed, kind }: { withClosed: boolean; kind?: SentKind | undefined }) => {
    const sent = db
      .selectFrom('request')
      .innerJoin('customer', 'customer.id', 'request.customer_id')
      .select(['request.id', 'kind', 'state', 'request.created_at', 'email', 'subject'])
      .where('kind', kind === undefined ? '!=' : '=', kind ?? 'application')
      .orderBy('request.created_at')
      .orderBy('request.id')
    return (withClosed ? sent : sent.where('state', '!=', 'closed')).execute()
  },

  /** A request with the e-mail address of its customer. */
  byId: async (id: string): Promise<{ request: Request; email: string } | undefined> => {
    const row = await db
      .selectFrom('request')
      .innerJoin('customer', 'customer.id', 'request.customer_id')
      .select(['customer_id', 'email'])
      .where('request.id', '=', id)
      .executeTakeFirst()
    const request = row && (await createRequestsRepo(db, row.customer_id).get(id))
    return request && { request, email: row.email }
  },
})

import type {
  NewRequest,
  Request,
  RequestSummary,
  SentKind,
} from '../../../src/contracts/orders/requests.ts'
import { requestsAtMost } from '../../../src/contracts/orders/requests.ts'
import { holdsPieces } from '../../../src/domain/orders/request.ts'
import { documentsOf, threadOf } from '../../account/applications.repo.ts'
import type { Db, Row, Trx } from '../../store/schema.ts'
import { createOrdersRepo } from '../orders.repo.ts'

/** A row of `request` other than an application. */
export type SentRow = Row<'request'> & { readonly kind: SentKind }

type NewReturn = Extract<NewRequest, { kind: 'return' }>
type NewCustom = Extract<NewRequest, { kind: 'custom' }>

/** The content of `data_json`. */
export interface RequestData {
  readonly custom?: Pick<NewCustom, 'metal' | 'quantity' | 'neededBy'>
  readonly return?: Pick<NewReturn, 'orderId' | 'lines' | 'reason'>
  /** The pieces of an approved return cannot be returned again. */
  readonly wasApproved?: boolean
}

export const dataOf = ({ data_json }: Pick<Row<'request'>, 'data_json'>): RequestData =>
  JSON.parse(data_json) as RequestData

const iso = (ms: number) => new Date(ms).toISOString()

/** The requests of one customer, newest first. No method accesses other requests. */
export const createRequestsRepo = (db: Db | Trx, customerId: string) => {
  const own = () =>
    db
      .selectFrom('request')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('kind', '!=', 'application')

  const row = async (id: string): Promise<SentRow | undefined> =>
    (await own().where('id', '=', id).executeTakeFirst()) as SentRow | undefined

  return {
    row,

    /** The request that was sent with an Idempotency-Key. */
    byKey: async (key: string): Promise<SentRow | undefined> =>
      (await own().where('key', '=', key).executeTakeFirst()) as SentRow | undefined,

    list: async (): Promise<RequestSummary[]> => {
      const rows = await own()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(requestsAtMost)
        .execute()
      return (rows as SentRow[]).map(toSummary)
    },

    /** The returns of the customer, each with the pieces that it reserves. */
    holding: async (): Promise<RequestSummary[]> => {
      const rows = await own().where('kind', '=', 'return').execute()
      return (rows as SentRow[]).map(toSummary)
    },

    get: async (id: string): Promise<Request | undefined> => {
      const found = await row(id)
      return found && toRequest(db, found)
    },
  }
}

const toSummary = (row: SentRow): RequestSummary => {
  const data = dataOf(row)
  const holds = holdsPieces(row.state, data.wasApproved === true)
  return {
    _id: row.id,
    kind: row.kind,
    state: row.state as RequestSummary['state'],
    subject: row.subject,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
    held: holds ? [...(data.return?.lines ?? [])] : [],
  }
}

/** A request as shown to the customer. */
export const toRequest = async (db: Db | Trx, row: SentRow): Promise<Request> => {
  const data = dataOf(row)
  return {
    ...toSummary(row),
    custom: data.custom ?? null,
    return: data.return ? await readReturn(db, row.customer_id, data.return) : null,
    thread: await threadOf(db, row.id),
    documents: await documentsOf(db, row.id),
  }
}

const readReturn = async (
  db: Db | Trx,
  customerId: string,
  { orderId, reason, lines }: NonNullable<RequestData['return']>,
): Promise<Request['return']> => {
  const order = await createOrdersRepo(db, customerId).byId(orderId)
  const ordered = new Map(order?.lines.map((line) => [line._id, line]))
  return {
    orderId,
    reason,
    lines: lines.flatMap(({ lineId, quantity }) => {
      const line = ordered.get(lineId)
      return line ? [{ lineId, quantity, sku: line.sku, title: line.title, image: line.image }] : []
    }),
  }
}

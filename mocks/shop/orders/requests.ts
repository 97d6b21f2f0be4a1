import type { contract } from '../../../src/contracts/index.ts'
import type { NewRequest, Request, RequestSummary } from '../../../src/contracts/orders/requests.ts'
import {
  afterRequestEvent,
  holdsPieces,
  isOpen,
  isOver,
  type RequestEvent,
  returnProblem,
  type TeamEvent,
} from '../../../src/domain/orders/request.ts'
import { keyReused } from '../../../src/domain/shell/fieldProblem.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { readDocument, withDocument, withoutDocument } from '../account/documents.ts'
import type { Mails } from '../account/mails.ts'
import type { Profile } from '../account/profile.ts'
import type { Answers } from '../parts/answers.ts'
import { Refusal, refuse, refuseField } from '../parts/refusal.ts'
import type { RequestRow } from '../parts/tables.ts'
import { newId, type World } from '../parts/world.ts'

type NewReturn = Extract<NewRequest, { kind: 'return' }>
type Author = Request['thread'][number]['author']

const summaryOf = ({ request, wasApproved }: RequestRow): RequestSummary => {
  const { _id, kind, state, subject, createdAt, updatedAt } = request
  const lines = request.return?.lines ?? []
  return {
    ...{ _id, kind, state, subject, createdAt, updatedAt },
    held: holdsPieces(state, wasApproved)
      ? lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
      : [],
  }
}

const viewOf = (row: RequestRow): Request => ({ ...row.request, ...summaryOf(row) })

/** Requests of customers to the team. */
export const createRequests = (
  { tables, now, feed }: World,
  { profile, mails }: { readonly profile: Profile; readonly mails: Mails },
) => {
  const moment = () => new Date(now()).toISOString()

  const rowsOf = (customerId: string): readonly RequestRow[] =>
    tables.request.findMany((q) => q.where({ customerId })).toReversed()

  const rowOf = (customerId: string, id: string): RequestRow =>
    rowsOf(customerId).find(({ request }) => request._id === id) ??
    refuse(404, 'not_found', said('refusal.noRequest'))

  const change = async (
    { customerId, request: { _id } }: RequestRow,
    changes: Partial<Request>,
    more: Partial<Pick<RequestRow, 'wasApproved' | 'keys'>> = {},
  ): Promise<void> => {
    const { key, request } = rowOf(customerId, _id)
    await tables.request.update((q) => q.where({ customerId, key }), {
      strict: true,
      data: (row) =>
        void Object.assign(row, more, { request: { ...request, ...changes, updatedAt: moment() } }),
    })
    feed.send(customerId, { event: 'request.changed', body: { requestId: _id } })
  }

  const messageOf = (author: Author, text: string) => ({
    ...{ _id: newId(), author, text },
    createdAt: moment(),
  })

  const move = async (
    row: RequestRow,
    event: RequestEvent,
    { author, text, key }: { author: Author; text?: string | undefined; key?: string },
  ): Promise<void> => {
    const { kind, state, thread } = row.request
    const next =
      afterRequestEvent(kind, state, event) ??
      refuse(409, 'request_closed', said('problem.request_closed'))
    await change(
      row,
      {
        state: next as Request['state'],
        thread: text === undefined ? thread : [...thread, messageOf(author, text)],
      },
      {
        wasApproved: event === 'approve' || (row.wasApproved && event !== 'refuse'),
        keys: key === undefined ? row.keys : [...row.keys, key],
      },
    )
  }

  /** The order's number, and the lines of a return. */
  const checkReturn = (customerId: string, { orderId, lines }: NewReturn) => {
    const order =
      tables.order
        .findMany((q) => q.where({ customerId }))
        .find(({ order: { _id } }) => _id === orderId)?.order ??
      refuse(404, 'not_found', said('refusal.noOrder'), { field: 'orderId' })
    const refused = returnProblem(order, lines, rowsOf(customerId).map(summaryOf))
    if (refused) throw new Refusal(refused.status, refused.problem)
    const returned = lines.flatMap(({ lineId, quantity }) =>
      order.lines
        .filter(({ _id }) => _id === lineId)
        .map(({ sku, title, image }) => ({ lineId, quantity, sku, title, image })),
    )
    return { number: order.number, lines: returned }
  }

  const readWanted = (
    customerId: string,
    wanted: NewRequest,
  ): Pick<Request, 'subject' | 'custom' | 'return'> => {
    switch (wanted.kind) {
      case 'contact':
        return { subject: wanted.subject, custom: null, return: null }
      case 'custom': {
        const { subject, metal, quantity, neededBy } = wanted
        if (neededBy && isOver(neededBy, now())) refuseField('neededBy', said('refusal.dayOver'))
        return { subject, custom: { metal, quantity, neededBy }, return: null }
      }
      case 'return': {
        const { number, lines } = checkReturn(customerId, wanted)
        const { orderId, reason } = wanted
        return { subject: number, custom: null, return: { orderId, reason, lines } }
      }
    }
  }

  return {
    list: (customerId: string): RequestSummary[] => rowsOf(customerId).map(summaryOf),
    get: (customerId: string, id: string): Request => viewOf(rowOf(customerId, id)),

    send: async (customerId: string, key: string, body: NewRequest): Promise<Request> => {
      const wanted = JSON.stringify(body)
      const known = tables.request.findFirst((q) => q.where({ customerId, key }))
      if (known && known.wanted !== wanted) throw new Refusal(409, keyReused('another request'))
      if (known) return viewOf(known)
      const request: Request = {
        ...{ _id: newId(), kind: body.kind, state: 'received', held: [], documents: [] },
        ...{ createdAt: moment(), updatedAt: moment() },
        ...readWanted(customerId, body),
        thread: [messageOf('customer', body.text)],
      }
      const row = { customerId, key, wanted, request, wasApproved: false, keys: [] }
      await tables.request.create(row)
      feed.send(customerId, { event: 'request.changed', body: { requestId: request._id } })
      return viewOf(row)
    },

    write: async (customerId: string, id: string, key: string, text: string): Promise<void> => {
      const row = rowOf(customerId, id)
      if (!row.keys.includes(key)) await move(row, 'write', { author: 'customer', text, key })
    },

    attach: async (
      customerId: string,
      id: string,
      changed: (documents: Request['documents']) => Request['documents'],
    ): Promise<void> => {
      const row = rowOf(customerId, id)
      const { kind, state, documents } = row.request
      if (!isOpen(kind, state)) refuse(409, 'request_closed', said('problem.request_closed'))
      await change(row, { documents: changed(documents) })
    },

    /** Acts for the shop team: answers a request or changes its state, and notifies the customer. */
    act: async (id: string, event: TeamEvent, text?: string): Promise<void> => {
      const row = tables.request.all().find(({ request }) => request._id === id)
      if (!row) return refuse(404, 'not_found', `There is no request ${id}.`)
      await move(row, event, { author: 'team', text })
      const { customerId, request } = row
      const notification = {
        _id: newId(),
        title: { en: `Answer to your request: ${request.subject}` },
        text: { en: text ?? 'Our team is looking at your request.' },
        createdAt: moment(),
        read: false,
        link: `/alert/${id}`,
      }
      await tables.message.create({ customerId, notification })
      feed.send(customerId, { event: 'message.added', body: notification })
      await mails.requestAnswered(profile.row(customerId).email, request.subject, id)
    },
  }
}
export type Requests = ReturnType<typeof createRequests>

/** Contact, custom work and returns (rule T1). */
export const answerRequests = (
  world: World,
  requests: Requests,
): Answers<typeof contract.requests> => ({
  list: ({ customerId }) => ({ data: requests.list(customerId) }),
  get: ({ customerId, params }) => requests.get(customerId, params.id),
  send: ({ customerId, headers, body }) =>
    requests.send(customerId, headers['idempotency-key'], body),
  write: async ({ customerId, params: { id }, headers, body: { text } }) => {
    await requests.write(customerId, id, headers['idempotency-key'], text)
    return requests.get(customerId, id)
  },
  addDocument: async ({ customerId, params: { id }, body }) => {
    const document = readDocument(world, body)
    await requests.attach(customerId, id, (documents) => withDocument(documents, document))
    return requests.get(customerId, id)
  },
  removeDocument: async ({ customerId, params: { id, documentId } }) => {
    await requests.attach(customerId, id, (documents) => withoutDocument(documents, documentId))
    return requests.get(customerId, id)
  },
})

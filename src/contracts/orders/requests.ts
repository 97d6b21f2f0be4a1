import { z } from 'zod'
import {
  Id,
  IdempotencyKey,
  ImageUrl,
  MultilingualText,
  Problem,
  Quantity,
  Timestamp,
  text,
} from '../primitives.ts'
import { RequestKind, RequestState } from '../requestStates.ts'
import { c, customerOnly, memberRefusals } from '../routes.ts'
import { Document, documentsAtMost, NewDocument, ThreadMessage, ThreadText } from '../threads.ts'

/** Maximum number of requests in a list. */
export const requestsAtMost = 200

/** The requests that have a form; an application is created by the registration instead. */
export const SentKind = RequestKind.exclude(['application'])
export type SentKind = z.infer<typeof SentKind>

/** Reasons for a return. */
export const ReturnReason = z.enum(['damaged', 'wrongPiece', 'notAsShown', 'other'])
export type ReturnReason = z.infer<typeof ReturnReason>

const Subject = text(200).trim().min(1)

export const NewContact = z.object({
  kind: z.literal('contact'),
  subject: Subject,
  text: ThreadText,
})

export const NewCustom = z.object({
  kind: z.literal('custom'),
  /** A short description of the work. */
  subject: Subject,
  text: ThreadText,
  metal: text(80).trim().optional(),
  /** Pieces. */
  quantity: z.number().int().min(1).max(1_000_000).optional(),
  neededBy: text(10).check(z.iso.date()).optional(),
})

const ReturnedLine = z.object({ lineId: Id, quantity: z.number().int().min(1).max(1_000_000) })

export const NewReturn = z.object({
  kind: z.literal('return'),
  orderId: Id,
  lines: z
    .array(ReturnedLine)
    .min(1)
    .max(5_000)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
      error: 'must name each line once',
    }),
  reason: ReturnReason,
  text: ThreadText,
})

/** A request to the team; `text` is the first message of its thread. */
export const NewRequest = z.discriminatedUnion('kind', [NewContact, NewCustom, NewReturn])
export type NewRequest = z.infer<typeof NewRequest>

/** A request as a list shows it. */
export const RequestSummary = z.object({
  _id: Id,
  kind: SentKind,
  state: RequestState.exclude(['verified']),
  /** For a return, the number of its order. */
  subject: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** The pieces that this return reserves, so that they cannot be returned again. */
  held: z.array(z.object({ lineId: Id, quantity: Quantity })),
})
export type RequestSummary = z.infer<typeof RequestSummary>

/** A request with its thread. */
export const Request = RequestSummary.extend({
  custom: NewCustom.pick({ metal: true, quantity: true, neededBy: true }).nullable(),
  return: z
    .object({
      orderId: Id,
      reason: ReturnReason,
      lines: z.array(
        z.object({
          lineId: Id,
          sku: z.string(),
          title: MultilingualText,
          image: ImageUrl.nullable(),
          quantity: Quantity,
        }),
      ),
    })
    .nullable(),
  /** The oldest first. */
  thread: z.array(ThreadMessage),
  documents: z.array(Document).max(documentsAtMost),
})
export type Request = z.infer<typeof Request>

const one = z.object({ id: Id })
const keyed = z.object({ 'idempotency-key': IdempotencyKey })

/** Contact, custom work and returns (rule T1), limited to the customer's own. */
export const requests = c.router(
  {
    list: {
      method: 'GET',
      path: '/requests',
      summary: "The caller's requests, newest first (an addition)",
      responses: { ...memberRefusals, 200: z.object({ data: z.array(RequestSummary) }) },
      metadata: customerOnly,
    },
    send: {
      method: 'POST',
      path: '/requests',
      summary:
        'Ask the team for something (an addition); the same key and body give the same request',
      headers: keyed,
      body: NewRequest,
      responses: { ...memberRefusals, 201: Request, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
    get: {
      method: 'GET',
      path: '/requests/:id',
      summary: 'A request with its thread (an addition)',
      pathParams: one,
      responses: { ...memberRefusals, 200: Request, 404: Problem },
      metadata: customerOnly,
    },
    write: {
      method: 'POST',
      path: '/requests/:id/messages',
      summary: 'Write to the team (an addition); the same key writes once',
      pathParams: one,
      headers: keyed,
      body: z.object({ text: ThreadText }),
      responses: { ...memberRefusals, 200: Request, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
    addDocument: {
      method: 'POST',
      path: '/requests/:id/documents',
      summary: 'Attach a PDF, JPEG or PNG to a request (an addition)',
      pathParams: one,
      body: NewDocument,
      responses: { ...memberRefusals, 200: Request, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
    removeDocument: {
      method: 'DELETE',
      path: '/requests/:id/documents/:documentId',
      summary: 'Take a document off a request (an addition)',
      pathParams: one.extend({ documentId: Id }),
      responses: { ...memberRefusals, 200: Request, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
  },
  { strictStatusCodes: true },
)

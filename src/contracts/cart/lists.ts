import { z } from 'zod'
import { tokenPattern } from '../patterns.ts'
import {
  Count,
  Id,
  IdempotencyKey,
  Message,
  Problem,
  Quantity,
  Timestamp,
  text,
} from '../primitives.ts'
import { c, customerOnly, memberRefusals } from '../routes.ts'
import { OrderableVariant } from './cart.ts'

/** Lists that the shop keeps for one customer. */
export const listsAtMost = 100

/** The name of a list, trimmed. */
export const ListName = text(80).trim().min(1)

/** The secret part of the link to a shared list: 256 random bits in base64url. */
export const ShareKey = text(43).regex(tokenPattern)

/** A quantity of a variant. Its price and stock are those of the moment at which it is added to a cart. */
export const ListLine = z.object({ id: Id, quantity: Quantity })
export type ListLine = z.infer<typeof ListLine>

const ListLines = z
  .array(ListLine)
  .min(1)
  .max(5_000)
  .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, {
    error: 'must name each variant once',
  })

/** The variants of the lines as they are today, also those that are no longer sold. */
const variants = z.array(OrderableVariant)

/** A list of the customer, without its lines. */
export const ListSummary = z.object({
  _id: Id,
  name: z.string(),
  /** Number of lines. */
  lines: Count,
  /** Of all lines. */
  pieces: Count,
  updatedAt: Timestamp,
  /** Null if the list is not shared. */
  shareKey: ShareKey.nullable(),
})
export type ListSummary = z.infer<typeof ListSummary>

/** A list that another customer shares. */
export const SharedList = z.object({
  name: z.string(),
  /** The company of its owner. */
  companyName: z.string(),
  lines: z.array(ListLine),
  variants,
})
export type SharedList = z.infer<typeof SharedList>

/** The answer of every call that changes a list and keeps it. */
const ChangedList = ListSummary.extend(Message.shape)

const one = z.object({ id: Id })
const changed = { ...memberRefusals, 200: ChangedList, 404: Problem } as const

/** Named lists of variants (rules K21, K22), limited to the customer's own unless they are shared. */
export const lists = c.router(
  {
    all: {
      method: 'GET',
      path: '/lists',
      summary: "The caller's lists, last changed first (an addition)",
      responses: { ...memberRefusals, 200: z.object({ data: z.array(ListSummary) }) },
      metadata: customerOnly,
    },
    save: {
      method: 'POST',
      path: '/lists',
      summary: 'Save up to 5,000 lines as a list (an addition); the same key and body save once',
      headers: z.object({ 'idempotency-key': IdempotencyKey }),
      body: z.object({ name: ListName, lines: ListLines }),
      responses: { ...memberRefusals, 201: ChangedList, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
    get: {
      method: 'GET',
      path: '/lists/:id',
      summary: 'A list with its lines (an addition)',
      pathParams: one,
      responses: {
        ...memberRefusals,
        200: ListSummary.extend({ lines: z.array(ListLine), variants }),
        404: Problem,
      },
      metadata: customerOnly,
    },
    change: {
      method: 'PUT',
      path: '/lists/:id',
      summary: 'Rename a list, replace its lines, or both (an addition)',
      pathParams: one,
      body: z
        .object({ name: ListName.optional(), lines: ListLines.optional() })
        .refine(({ name, lines }) => name !== undefined || lines !== undefined, {
          path: ['name'],
          message: 'must be given, or lines',
        }),
      responses: { ...memberRefusals, 200: ChangedList, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
    remove: {
      method: 'DELETE',
      path: '/lists/:id',
      summary: 'Delete a list (an addition)',
      pathParams: one,
      body: c.noBody(),
      responses: { ...memberRefusals, 200: Message, 404: Problem },
      metadata: customerOnly,
    },
    share: {
      method: 'POST',
      path: '/lists/:id/share',
      summary: 'Let verified customers with the key read a list (an addition)',
      pathParams: one,
      body: c.noBody(),
      responses: changed,
      metadata: customerOnly,
    },
    unshare: {
      method: 'DELETE',
      path: '/lists/:id/share',
      summary: 'Withdraw the key of a list (an addition)',
      pathParams: one,
      body: c.noBody(),
      responses: changed,
      metadata: customerOnly,
    },
    shared: {
      method: 'GET',
      path: '/lists/shared/:key',
      summary: 'The list that has this key, for any verified customer (an addition)',
      pathParams: z.object({ key: ShareKey }),
      responses: { ...memberRefusals, 200: SharedList, 404: Problem },
      metadata: customerOnly,
    },
  },
  { strictStatusCodes: true },
)

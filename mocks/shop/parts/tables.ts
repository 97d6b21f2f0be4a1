import { Collection } from '@msw/data'
import { z } from 'zod'
import { SavedAddress } from '../../../src/contracts/account/address.ts'
import { Application } from '../../../src/contracts/account/applications.ts'
import { Notification } from '../../../src/contracts/account/customer.ts'
import { Registration } from '../../../src/contracts/account/forms.ts'
import { ListLine, ShareKey } from '../../../src/contracts/cart/lists.ts'
import { Order } from '../../../src/contracts/orders/order.ts'
import { Request } from '../../../src/contracts/orders/requests.ts'
import { Id, Message, Money, Quantity, Stock } from '../../../src/contracts/primitives.ts'

const moment = z.number()

const schemas = {
  customer: z.object({
    id: Id,
    email: z.string(),
    /** In plain text, which is fine for a mock. */
    password: z.string(),
    status: z.enum(['unverified', 'verified']),
    name: z.string(),
    companyName: z.string(),
    country: z.string(),
    instagram: z.string(),
    addresses: z.array(SavedAddress),
    /** Newest first. */
    wishlist: z.array(Id),
    /** Number of changes of the cart. */
    cartVersion: z.number().int(),
  }),
  session: z.object({ token: z.string(), customerId: Id, createdAt: moment, expiresAt: moment }),
  registration: z.object({ token: z.string(), form: z.unknown(), expiresAt: moment }),
  applicationToken: z.object({ token: z.string(), customerId: Id, expiresAt: moment }),
  application: Application.pick({ state: true, thread: true, documents: true }).extend({
    customerId: Id,
    receivedAt: moment,
  }),
  reset: z.object({ token: z.string(), customerId: Id, expiresAt: moment }),
  emailToken: z.object({
    token: z.string(),
    customerId: Id,
    kind: z.enum(['confirm', 'undo']),
    email: z.string(),
    expiresAt: moment,
  }),
  erasure: z.object({ token: z.string(), customerId: Id, expiresAt: moment }),
  subscriber: z.object({ token: z.string(), email: z.string() }),
  mail: z.object({
    ...{ to: z.string(), subject: z.string(), text: z.string() },
    sentAt: moment.optional(),
  }),
  message: z.object({ customerId: Id, notification: Notification }),
  /** Prices and stock that are no longer those of the catalogue. The rest is in `mocks/catalogue/catalogue.ts`. */
  variant: z.object({ id: Id, sellPrice: Money, offerPrice: Money, stock: Stock }),
  view: z.object({ subject: Id, views: z.number().int() }),
  cartRow: z.object({
    ...{ id: Id, customerId: Id, variantId: Id, quantity: Quantity },
    /** Of one piece when the buyer added it, in INR. */
    addedPrice: Money,
  }),
  /** Idempotency-Keys of `POST /cart/lines`. */
  cartRequest: z.object({
    customerId: Id,
    key: z.string(),
    content: z.string(),
    message: Message,
  }),
  list: z.object({
    id: Id,
    customerId: Id,
    name: z.string(),
    lines: z.array(ListLine),
    updatedAt: moment,
    shareKey: ShareKey.nullable(),
    key: z.string(),
    wanted: z.string(),
  }),
  savedRow: z.object({ customerId: Id, variantId: Id, quantity: Quantity, savedAt: moment }),
  order: z.object({ customerId: Id, key: z.string(), wanted: z.string(), order: Order }),
  request: z.object({
    customerId: Id,
    key: z.string(),
    wanted: z.string(),
    request: Request,
    wasApproved: z.boolean(),
    /** Idempotency-Keys of later messages of the customer. */
    keys: z.array(z.string()),
  }),
  coupon: z.object({
    /** In capitals. */
    code: z.string(),
    percent: z.number(),
    /** Rupees. */
    minimum: Money,
    startsAt: moment.nullable(),
    until: moment.nullable(),
    used: z.number().int(),
    maximumUses: z.number().int().nullable(),
    maximumPerCustomer: z.number().int().nullable(),
  }),
} as const

/** The tables of a mock shop, validated by schemas. */
export const createTables = () => ({
  customer: new Collection({ schema: schemas.customer }),
  session: new Collection({ schema: schemas.session }),
  registration: new Collection({ schema: schemas.registration }),
  applicationToken: new Collection({ schema: schemas.applicationToken }),
  application: new Collection({ schema: schemas.application }),
  reset: new Collection({ schema: schemas.reset }),
  emailToken: new Collection({ schema: schemas.emailToken }),
  erasure: new Collection({ schema: schemas.erasure }),
  subscriber: new Collection({ schema: schemas.subscriber }),
  mail: new Collection({ schema: schemas.mail }),
  message: new Collection({ schema: schemas.message }),
  variant: new Collection({ schema: schemas.variant }),
  view: new Collection({ schema: schemas.view }),
  cartRow: new Collection({ schema: schemas.cartRow }),
  cartRequest: new Collection({ schema: schemas.cartRequest }),
  list: new Collection({ schema: schemas.list }),
  savedRow: new Collection({ schema: schemas.savedRow }),
  order: new Collection({ schema: schemas.order }),
  request: new Collection({ schema: schemas.request }),
  coupon: new Collection({ schema: schemas.coupon }),
})
export type Tables = ReturnType<typeof createTables>

export type CustomerRow = z.infer<typeof schemas.customer>
export type RequestRow = z.infer<typeof schemas.request>
export type ListRow = z.infer<typeof schemas.list>
export type CartRecord = z.infer<typeof schemas.cartRow>

/** A registration that is not confirmed yet. */
export const readForm = (form: unknown): Registration => Registration.parse(form)

/** The content of all tables as JSON. */
export const dump = (tables: Tables): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table.all()])),
  )

/** Fills empty tables from the result of {@link dump}. @throws if it does not match the schemas */
export const restore = async (tables: Tables, dumped: string): Promise<void> => {
  const saved = z.record(z.string(), z.array(z.unknown())).parse(JSON.parse(dumped))
  for (const [name, table] of Object.entries(tables))
    for (const row of saved[name] ?? []) await (table as Collection<z.ZodType>).create(row)
}

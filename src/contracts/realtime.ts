import { z } from 'zod'
import { Notification } from './account/customer.ts'
import { CartDelta, CartVersion } from './cart/cartRows.ts'
import { OrderStatus } from './orders/order.ts'
import { Id, Slug, Stock, text } from './primitives.ts'

/** The namespace, on the shop's own origin (rule R1). Its `auth` contains `{ token }`. */
export const realtimeNamespace = '/userIO'

/** What a connecting client shows. */
export const RealtimeAuth = z.union([
  z.object({
    token: text(128).min(1),
    /** The time until which the page has received every event, ms since the epoch by the shop's clock. */
    heardUntil: z.number().int().nonnegative().optional(),
    /** Instead, for a page that never received one: when the server read what it shows. */
    readAt: z.number().int().nonnegative().optional(),
  }),
  /** For an applicant: receives `application.changed` and nothing else. */
  z.object({ application: text(128).min(1) }),
])

export type RealtimeAuth = z.infer<typeof RealtimeAuth>

/** What a page has missed while it was not connected. */
export const Missed = z.object({
  /** The products whose stock has changed; null when it may be any. */
  stock: z.array(Slug).nullable(),
  messages: z.boolean(),
  /** Whether open lists may be out of date. */
  catalogue: z.boolean(),
  /** Anything else that a page may show. */
  shop: z.boolean(),
})
export type Missed = z.infer<typeof Missed>

export const missedAll: Missed = {
  ...{ stock: null, messages: true, catalogue: true, shop: true },
}
export const missedNothing: Missed = {
  ...{ stock: [], messages: false, catalogue: false, shop: false },
}

const ProductStock = z.object({
  slug: Slug,
  variants: z.array(z.object({ productId: Id, stock: Stock })),
})

/** The server's events; those of a customer reach only that customer's sockets. */
export const serverEvents = {
  /** The first event of each connection. `at`: ms since the epoch by the shop's clock. */
  'connection.opened': z.object({
    at: z.number().int().nonnegative(),
    missed: Missed,
  }),
  /** A change of the cart. `delta` is null if the change is too large for an event: load the cart. */
  'cart.changed': z.object({ version: CartVersion, delta: CartDelta.nullable() }),
  /** The customer's named lists, or the rows saved for later: load them. */
  'lists.changed': z.object({}),
  /** The whole wishlist, newest first; null if it is too long for an event: load it. Also sent on connecting. */
  'wishlist.changed': z.object({ wishlist: z.array(Id).nullable() }),
  'customer.verified': z.object({}),
  /** The account is closed or every session has ended; the socket is closed right after. */
  'customer.locked': z.object({}),
  /** To the applicant: reload the application. */
  'application.changed': z.object({}),
  /** A request to the team: its thread, documents or state. */
  'request.changed': z.object({ requestId: Id }),
  'order.changed': z.object({ orderId: Id, status: OrderStatus }),
  'message.added': Notification,
  /** To pages that watch the product or have it in the cart: the current stock of its variants. */
  'stock.changed': ProductStock,
  /** To the same pages: the product itself has changed, such as its title, prices or variants. */
  'product.changed': ProductStock,
  /** To every customer: the content of lists has changed, such as a product, its price or availability. */
  'catalogue.changed': z.object({}),
  /** To everyone: the settings of the shop have changed, such as its header, a currency or the terms of sale. */
  'settings.changed': z.object({}),
  /** To everyone: the team has published or withdrawn an article or a page. */
  'content.changed': z.object({}),
} as const

/** The events that a client sends. */
export const clientEvents = {
  /** Sends `stock.changed` of a product from now on. */
  'product.watched': z.object({ slug: Slug }),
  'product.unwatched': z.object({ slug: Slug }),
} as const

export type ServerEvent = keyof typeof serverEvents
export type ServerEventBody<E extends ServerEvent> = z.infer<(typeof serverEvents)[E]>

type News = Exclude<ServerEvent, 'connection.opened'>

/** One event of the server with its body. */
export type RealtimeEvent = {
  [E in News]: { readonly event: E; readonly body: ServerEventBody<E> }
}[News]

/** The events of a connection. */
export interface RealtimeListener {
  /** @param missed the events missed since the last connection with the same token */
  connected(missed: Missed): void
  /** The connection is lost. `refused`: the server does not accept the token (any more). */
  lost(why: 'refused' | 'lost'): void
  received(news: RealtimeEvent): void
}

/** The socket for the client. The caller handles reconnecting. */
export interface Realtime {
  connect(token: string, listener: RealtimeListener): RealtimeConnection
  /** Follows an application, whose applicant has no session. */
  follow(application: string, listener: RealtimeListener): Pick<RealtimeConnection, 'close'>
}

/** A connection, open or still connecting. */
export interface RealtimeConnection {
  /** Requests `stock.changed` for these products from now on, and for no others. */
  watch(slugs: readonly string[]): void
  /** The listener receives nothing after it. */
  close(): void
}

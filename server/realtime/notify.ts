import type { Namespace } from 'socket.io'
import type { z } from 'zod'
import type { Product } from '../../src/contracts/catalogue/product.ts'
import {
  type ServerEvent,
  type ServerEventBody,
  serverEvents,
} from '../../src/contracts/realtime.ts'
import { variantsOf } from '../../src/domain/catalogue/variants.ts'
import { applicantOf } from '../account/applicationTokens.ts'
import { readMessage } from '../account/messages.repo.ts'
import type { Sessions } from '../account/sessions.ts'
import { readWishlistChange } from '../account/wishlist.repo.ts'
import { readCartChange } from '../cart/cartEvents.ts'
import { customersWithProduct } from '../cart/customersWithProduct.ts'
import type { Deps } from '../opening/deps.ts'
import { createOrdersRepo } from '../orders/orders.repo.ts'
import { atMostEvery } from './atMostEvery.ts'
import type { RecordedEvent } from './feed.ts'

export const customerRoom = (customerId: string) => `customer ${customerId}`
/** The room of an applicant's pages. */
export const applicantRoom = (customerId: string) => `applicant ${customerId}`
/** The room of all customers' pages; applicants are not in it. */
export const customersRoom = 'customers'
export const productRoom = (slug: string) => `product ${slug}`

/** Sends an event after parsing its body by the contract. */
export const sendEvent = <E extends ServerEvent>(
  target: Pick<Namespace, 'emit'>,
  event: E,
  body: ServerEventBody<E>,
): void => {
  const schema: z.ZodType = serverEvents[event]
  target.emit(event, schema.parse(body))
}

/** How often open lists look for changes at most, ms. An import changes thousands of products. */
const catalogueGapMs = 1_000

/** Notifies the sockets that a recorded event concerns. */
export const createNotifier = ({ engine, now }: Deps, sessions: Sessions, namespace: Namespace) => {
  const { db } = engine

  const send = <E extends ServerEvent>(
    rooms: string | string[] | undefined,
    event: E,
    body: ServerEventBody<E>,
  ) => sendEvent(rooms === undefined ? namespace : namespace.to(rooms), event, body)

  const hasListeners = (room: string) => (namespace.adapter.rooms.get(room)?.size ?? 0) > 0

  const announceCatalogue = atMostEvery(catalogueGapMs, () =>
    send(customersRoom, 'catalogue.changed', {}),
  )

  /** The sockets in a room whose session has ended. The device that changed the password has a new session. */
  const endedSockets = async (room: string) => {
    const sockets = await namespace.in(room).fetchSockets()
    const owners = await Promise.all(
      sockets.map(({ data }) => sessions.customerOf(String(data.token))),
    )
    return sockets.filter((_, position) => owners[position] === undefined)
  }

  /** The rooms of pages that watch the product, and of customers who have it in the cart. */
  const roomsForProduct = async (slug: string): Promise<string[]> => {
    const carts = await customersWithProduct(db, slug)
    return [productRoom(slug), ...carts.map(customerRoom)].filter(hasListeners)
  }

  const sendProductStock = async (name: 'stock.changed' | 'product.changed', slug: string) => {
    const rooms = await roomsForProduct(slug)
    if (rooms.length === 0) return
    const row = await db
      .selectFrom('product')
      .select('detail_json')
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!row) return
    const variants = variantsOf(JSON.parse(row.detail_json) as Product)
    send(rooms, name, {
      slug,
      variants: variants.map(({ productId, stock }) => ({ productId, stock })),
    })
  }

  /** Sends no content: the page loads the application with its own token. */
  const notifyApplicant = (customerId: string) => {
    const room = applicantRoom(customerId)
    if (hasListeners(room)) send(room, 'application.changed', {})
  }

  /** Disconnects applicants whose token is no longer valid, for example after the erasure of their data. */
  const endApplicants = async (customerId: string) => {
    for (const socket of await namespace.in(applicantRoom(customerId)).fetchSockets())
      if (!(await applicantOf(db, String(socket.data.application), now()))) socket.disconnect(true)
  }

  const notifyCustomer = async (name: string, customerId: string, subject: string) => {
    const room = customerRoom(customerId)
    if (!hasListeners(room)) return
    if (name === 'cart.changed') send(room, name, await readCartChange(db, customerId, subject))
    if (name === 'wishlist.changed') send(room, name, await readWishlistChange(db, customerId))
    if (name === 'lists.changed') send(room, name, {})
    if (name === 'customer.verified') send(room, name, {})
    if (name === 'customer.locked')
      for (const socket of await endedSockets(room)) send(socket.id, name, {})
    if (name === 'order.changed') {
      const order = await createOrdersRepo(db, customerId).byId(subject)
      if (order) send(room, name, { orderId: order._id, status: order.status })
    }
    if (name === 'request.changed') send(room, name, { requestId: subject })
    if (name === 'message.added') {
      const message = await readMessage(db, customerId, subject)
      if (message) send(room, name, message)
    }
    if (name === 'sessions.ended')
      for (const socket of await endedSockets(room)) socket.disconnect(true)
  }

  return async ({ name, customer_id, subject }: RecordedEvent): Promise<void> => {
    if (name === 'settings.changed' || name === 'content.changed') send(undefined, name, {})
    else if (name === 'stock.changed' || name === 'product.changed') {
      if (subject && namespace.sockets.size > 0) await sendProductStock(name, subject)
      if (name === 'product.changed') announceCatalogue()
    } else if (name === 'catalogue.changed') announceCatalogue()
    else if (name === 'application.changed') notifyApplicant(customer_id ?? '')
    else if (customer_id !== null) {
      if (name === 'sessions.ended') await endApplicants(customer_id)
      await notifyCustomer(name, customer_id, subject ?? '')
    }
  }
}

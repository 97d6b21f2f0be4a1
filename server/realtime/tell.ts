import type { Namespace } from 'socket.io'
import type { z } from 'zod'
import type { Product } from '../../src/contracts/catalogue.ts'
import {
  type ServerEvent,
  type ServerEventBody,
  serverEvents,
} from '../../src/contracts/realtime.ts'
import { variantsOf } from '../../src/domain/variants.ts'
import { applicantOf } from '../account/applicationTokens.ts'
import { readCartChange } from '../cart/cartEvents.ts'
import { customersWithProduct } from '../cart/customersWithProduct.ts'
import { readMessage } from '../customer/messages.repo.ts'
import type { Sessions } from '../customer/sessions.ts'
import type { Deps } from '../deps.ts'
import { createOrdersRepo } from '../orders/orders.repo.ts'
import type { RecordedEvent } from './feed.ts'

export const customerRoom = (customerId: string) => `customer ${customerId}`
/** Pages of somebody whose application waits. */
export const applicantRoom = (customerId: string) => `applicant ${customerId}`
export const productRoom = (slug: string) => `product ${slug}`

/** Sends an event whose body the contract has parsed. */
export const tellSocket = <E extends ServerEvent>(
  target: Pick<Namespace, 'emit'>,
  event: E,
  body: ServerEventBody<E>,
): void => {
  const schema: z.ZodType = serverEvents[event]
  target.emit(event, schema.parse(body))
}

/** Tells sockets what a recorded event means, with bodies that the contract has parsed. */
export const createTeller = ({ engine, now }: Deps, sessions: Sessions, namespace: Namespace) => {
  const { db } = engine

  const tell = <E extends ServerEvent>(
    rooms: string | string[] | undefined,
    event: E,
    body: ServerEventBody<E>,
  ) => tellSocket(rooms === undefined ? namespace : namespace.to(rooms), event, body)

  const hasListeners = (room: string) => (namespace.adapter.rooms.get(room)?.size ?? 0) > 0

  /** The customer's sockets whose session is over; the device that changed the password has a new one. */
  const endedSockets = async (room: string) => {
    const sockets = await namespace.in(room).fetchSockets()
    const owners = await Promise.all(
      sockets.map(({ data }) => sessions.customerOf(String(data.token))),
    )
    return sockets.filter((_, position) => owners[position] === undefined)
  }

  /** Those who watch the product, and those who have it in the cart. */
  const roomsOfStock = async (slug: string): Promise<string[]> => {
    const carts = await customersWithProduct(db, slug)
    return [productRoom(slug), ...carts.map(customerRoom)].filter(hasListeners)
  }

  const tellStock = async (slug: string) => {
    const rooms = await roomsOfStock(slug)
    if (rooms.length === 0) return
    const row = await db
      .selectFrom('product')
      .select('detail_json')
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!row) return
    const variants = variantsOf(JSON.parse(row.detail_json) as Product)
    tell(rooms, 'stock.changed', {
      slug,
      variants: variants.map(({ productId, stock }) => ({ productId, stock })),
    })
  }

  /** An applicant has no session: the page loads the application with its own token. */
  const tellApplicant = (customerId: string) => {
    const room = applicantRoom(customerId)
    if (hasListeners(room)) tell(room, 'application.changed', {})
  }

  /** Ends the sockets of a waiting room whose token is void; an erased customer has no application. */
  const endApplicants = async (customerId: string) => {
    for (const socket of await namespace.in(applicantRoom(customerId)).fetchSockets())
      if (!(await applicantOf(db, String(socket.data.application), now()))) socket.disconnect(true)
  }

  const tellCustomer = async (name: string, customerId: string, subject: string) => {
    const room = customerRoom(customerId)
    if (!hasListeners(room)) return
    if (name === 'cart.changed') tell(room, name, await readCartChange(db, customerId, subject))
    if (name === 'customer.verified') tell(room, name, {})
    if (name === 'customer.locked')
      for (const socket of await endedSockets(room)) tell(socket.id, name, {})
    if (name === 'order.changed') {
      const order = await createOrdersRepo(db, customerId).byId(subject)
      if (order) tell(room, name, { orderId: order._id, status: order.status })
    }
    if (name === 'request.changed') tell(room, name, { requestId: subject })
    if (name === 'message.added') {
      const message = await readMessage(db, customerId, subject)
      if (message) tell(room, name, message)
    }
    if (name === 'sessions.ended')
      for (const socket of await endedSockets(room)) socket.disconnect(true)
  }

  return async ({ name, customer_id, subject }: RecordedEvent): Promise<void> => {
    if (name === 'settings.changed') tell(undefined, name, {})
    else if (name === 'stock.changed') {
      if (subject && namespace.sockets.size > 0) await tellStock(subject)
    } else if (name === 'application.changed') tellApplicant(customer_id ?? '')
    else if (customer_id !== null) {
      if (name === 'sessions.ended') await endApplicants(customer_id)
      await tellCustomer(name, customer_id, subject ?? '')
    }
  }
}

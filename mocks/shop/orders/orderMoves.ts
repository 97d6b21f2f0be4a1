import type { MoveAnswer } from '../../../src/contracts/orders/dateMoves.ts'
import type { Order, OrderAuthor } from '../../../src/contracts/orders/order.ts'
import { answerMove, moveRefusals } from '../../../src/domain/orders/moves/answerMove.ts'
import { isOpen, piecesOf } from '../../../src/domain/orders/moves/askedMove.ts'
import { moveDate } from '../../../src/domain/orders/moves/moveDate.ts'
import {
  eventTo,
  mayWithdraw,
  nextStatus,
  type OrderEvent,
  type TeamStatus,
} from '../../../src/domain/orders/order.life.ts'
import { countPieces, returnedOf } from '../../../src/domain/orders/shipments.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Mails } from '../account/mails.ts'
import type { Profile } from '../account/profile.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import { refuse } from '../parts/refusal.ts'
import { newId, type World } from '../parts/world.ts'
import { countUse } from './coupons.ts'
import { unpaid } from './payments.ts'

interface Parts {
  readonly shelf: Shelf
  readonly profile: Profile
  readonly mails: Mails
}

/** Changed lines, with what they come to together. */
const withPieces = (lines: Order['lines']) => ({ lines, ...countPieces(lines.map(piecesOf)) })

/** All open pieces in one shipment. */
const withShipment = ({ lines }: Order, sentAt: string): Partial<Order> => ({
  ...withPieces(lines.map((line) => ({ ...line, shipped: line.quantity - line.cancelled }))),
  shipments: [
    {
      ...{ _id: newId(), number: 1, sentAt, carrier: '', tracking: '' },
      lines: lines
        .filter(isOpen)
        .map(({ _id, quantity, cancelled }) => ({ lineId: _id, quantity: quantity - cancelled })),
    },
  ],
})

const cancelled = (order: Order): Partial<Order> => ({
  ...withPieces(order.lines.map((line) => ({ ...line, cancelled: line.quantity }))),
  payment: order.payment && unpaid(order.payment.method, { ...order, status: 'cancelled' }),
})

/** Changes of orders after they are placed (rules O8, O15). */
export const createOrderMoves = (
  { tables, now, feed }: World,
  { shelf, profile, mails }: Parts,
) => {
  const rowOf = (id: string) => tables.order.findFirst((q) => q.where({ order: { _id: id } }))

  const put = (order: Order) =>
    tables.order.update((q) => q.where({ order: { _id: order._id } }), {
      data: (row) => void Object.assign(row, { order }),
    })

  /** Gives back what newly cancelled pieces had taken from the stock, and the coupon of an order without others. */
  const giveBack = async (before: Order, { status, coupon, lines }: Order) => {
    if (status === 'cancelled' && coupon !== null) await countUse(tables, coupon, -1)
    for (const [i, { productId, cancelled, backorder }] of lines.entries()) {
      const stock = shelf.variant(productId)?.variant.stock
      const known = returnedOf(backorder, before.lines[i]?.cancelled ?? 0)
      const returned = returnedOf(backorder, cancelled) - known
      if (stock !== undefined) await shelf.change(productId, { stock: stock + returned })
    }
  }

  const notify = (customerId: string, { _id, status }: Order) =>
    feed.send(customerId, { event: 'order.changed', body: { orderId: _id, status } })

  /** @returns the changed order; undefined if its status does not allow the event */
  const move = async (
    { customerId, order: known }: NonNullable<ReturnType<typeof rowOf>>,
    event: OrderEvent,
    by: OrderAuthor,
  ): Promise<Order | undefined> => {
    const to = nextStatus(known.status, event)
    if (to === undefined) return undefined
    const change = { at: new Date(now()).toISOString(), from: known.status, to, by, note: '' }
    const order: Order = {
      ...known,
      ...{ status: to, changes: [...known.changes, change], mayCancel: mayWithdraw(to) },
      ...(to === 'shipped' ? withShipment(known, change.at) : {}),
      ...(to === 'cancelled' ? cancelled(known) : {}),
    }
    await put(order)
    if (to === 'cancelled') await giveBack(known, order)
    notify(customerId, order)
    await mails.orderChanged(profile.row(customerId).email, order)
    return order
  }

  return {
    /** Acts for the shop team: gives an order another status, if it can have it. */
    change: async (id: string, status: TeamStatus): Promise<void> => {
      const row = rowOf(id)
      if (row) await move(row, eventTo[status], 'team')
    },

    /** Acts for the shop team: moves the promised day of lines, or of all (rule O18); answers the id of the move. */
    moveDate: async (id: string, day: string, lineIds: readonly string[] = []): Promise<string> => {
      const row = rowOf(id)
      if (!row) throw new Error(`there is no order ${id}`)
      const moved = moveDate(row.order, { id: newId(), lineIds, day, note: '' }, now())
      if (moved.kind !== 'moved') throw new Error(`the date cannot be moved: ${moved.kind}`)
      await put(moved.order)
      notify(row.customerId, moved.order)
      return moved.move._id
    },

    /** @throws Refusal 404 for an unknown order or question, 409 if it cannot be answered like this any more */
    answer: async (
      customerId: string,
      id: string,
      { moveId, answer }: { readonly moveId: string; readonly answer: MoveAnswer },
    ): Promise<Order> => {
      const row = rowOf(id)
      if (row?.customerId !== customerId) return refuse(404, 'not_found', said('refusal.noOrder'))
      const given = answerMove(row.order, moveId, answer, now())
      if (given.kind === 'repeated') return row.order
      if (given.kind !== 'answered') {
        const [status, code, key] = moveRefusals[given.kind]
        return refuse(status, code, said(key, { number: row.order.number }))
      }
      const { payment } = given.order
      const open = payment && unpaid(payment.method, given.order)
      const answered: Order = { ...given.order, payment: open }
      await put(answered)
      await giveBack(row.order, answered)
      const ended =
        given.event && (await move({ ...row, order: answered }, given.event, 'customer'))
      if (!ended) notify(customerId, answered)
      return ended ?? answered
    },

    /** @throws Refusal 404 when the customer has no such order, 409 once its production has started */
    withdraw: async (customerId: string, id: string): Promise<Order> => {
      const row = rowOf(id)
      if (row?.customerId !== customerId) return refuse(404, 'not_found', said('refusal.noOrder'))
      if (row.order.status === 'cancelled') return row.order
      const { number } = row.order
      return (
        (await move(row, 'order.withdrawn', 'customer')) ??
        refuse(409, 'conflict', said('refusal.orderInProduction', { number }))
      )
    },
  }
}
export type OrderMoves = ReturnType<typeof createOrderMoves>

import type { Order, OrderStatus } from '../../contracts/orders.ts'

/** A status that an order has or had. */
export interface Step {
  readonly status: OrderStatus
  /** When it got this status; null for an order that is older than the record of changes. */
  readonly at: string | null
  /** What the team wrote to the buyer about it. */
  readonly note: string
}

/** What has happened to an order, oldest first (rule O14). */
export const timelineOf = ({
  status,
  createdAt,
  changes,
}: Pick<Order, 'status' | 'createdAt' | 'changes'>): readonly Step[] => {
  const known: Step[] = [
    { status: 'placed', at: createdAt, note: '' },
    ...changes.map(({ to, at, note }) => ({ status: to, at, note })),
  ]
  return known.at(-1)?.status === status ? known : [...known, { status, at: null, note: '' }]
}

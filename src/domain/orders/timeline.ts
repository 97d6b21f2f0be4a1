import type { DateMove, MoveAnswer } from '../../contracts/orders/dateMoves.ts'
import type { Order, OrderStatus } from '../../contracts/orders/order.ts'

/** A status that an order has or had. */
export interface StatusStep {
  readonly kind: 'status'
  readonly status: OrderStatus
  /** When it got this status; null for an order that is older than the record of changes. */
  readonly at: string | null
  /** What the team wrote to the buyer about it. */
  readonly note: string
}

/** A moved date: the old and the new day of each line, each pair once. */
interface MoveStep {
  readonly kind: 'moved'
  readonly at: string
  readonly note: string
  readonly days: readonly { readonly from: string; readonly to: string }[]
}

/** The buyer's answer about a moved date. */
interface AnswerStep {
  readonly kind: 'answered'
  readonly at: string
  readonly answer: MoveAnswer
}

export type Step = StatusStep | MoveStep | AnswerStep

type Recorded = Pick<Order, 'status' | 'createdAt' | 'changes'>

/** The statuses that an order has had, oldest first. */
export const statusesOf = ({ status, createdAt, changes }: Recorded): readonly StatusStep[] => {
  const known = [
    { to: 'placed' as const, at: createdAt, note: '' },
    ...changes,
    ...((changes.at(-1)?.to ?? 'placed') === status ? [] : [{ to: status, at: null, note: '' }]),
  ]
  return known.map(({ to, at, note }) => ({ kind: 'status', status: to, at, note }))
}

/** What has happened to an order, oldest first (rules O14, O18, O19). */
export const timelineOf = (order: Recorded & Pick<Order, 'moves'>): readonly Step[] => {
  const { moves } = order
  const answers = moves.flatMap(({ answer, answeredAt: at }): AnswerStep[] =>
    answer === null || at === null ? [] : [{ kind: 'answered', at, answer }],
  )
  // An answer that ends the order comes before the end, which has the same time.
  const steps: readonly Step[] = [
    ...answers,
    ...statusesOf(order),
    ...moves.map((move, i) => moveStep(move, moves[i - 1])),
  ]
  return steps.toSorted((one, other) => timeOf(one) - timeOf(other))
}

const timeOf = ({ at }: Step) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at))

/** A question that took over the lines of an open one moved only those with another day. */
const moveStep = ({ at, note, lines }: DateMove, before: DateMove | undefined): MoveStep => {
  const known = new Map(
    before?.answer === null ? before.lines.map(({ lineId, to }) => [lineId, to]) : [],
  )
  const days = lines
    .map(({ lineId, from, to }) => ({ from: known.get(lineId) ?? from, to }))
    .filter(({ from, to }) => from !== to)
  const distinct = new Map(days.map((day) => [`${day.from} ${day.to}`, day]))
  return { kind: 'moved', at, note, days: [...distinct.values()] }
}

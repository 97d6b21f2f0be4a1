import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { MoveAnswer } from '../../../../src/contracts/orders/dateMoves.ts'
import type { Order } from '../../../../src/contracts/orders/order.ts'
import { droppedOf } from '../../../../src/domain/orders/charges/dropped.ts'
import { answerMove, moveRefusals } from '../../../../src/domain/orders/moves/answerMove.ts'
import { askedMove } from '../../../../src/domain/orders/moves/askedMove.ts'
import { moveDate } from '../../../../src/domain/orders/moves/moveDate.ts'
import { amountsOf } from '../../../../src/domain/orders/papers/amounts.ts'
import { returnedOf } from '../../../../src/domain/orders/shipments.ts'
import { toPaise } from '../../../../src/domain/settings/money.ts'
import { orderOf, orders } from './ordered.ts'

const now = Date.parse('2026-03-10T08:00:00Z')

const moved = (order: Order, day: string, lineIds: readonly string[] = [], id = `to ${day}`) => {
  const moving = moveDate(order, { id, lineIds, day, note: '' }, now)
  if (moving.kind !== 'moved') throw new Error(moving.kind)
  return moving.order
}

const answered = (order: Order, answer: MoveAnswer) => {
  const given = answerMove(order, order.moves.at(-1)?._id ?? '', answer, now)
  if (given.kind !== 'answered') throw new Error(given.kind)
  return given
}

const daysOf = (order: Order) => order.lines.map(({ shipsBy }) => shipsBy.slice(0, 10))
const pieces = { unitPrice: 100_00, percent: 0 }

/** Three pieces in stock, and four of which two are not. */
const late = (shipping: Order['shipping']): Order => {
  const order = orderOf(
    [
      { quantity: 3, backorder: 0, ...pieces },
      { quantity: 4, backorder: 2, ...pieces },
    ],
    { shipping },
  )
  const days = shipping === 'together' ? ['2026-04-16', '2026-04-16'] : ['2026-03-04', '2026-04-16']
  const lines = order.lines.map((line, i) => ({ ...line, shipsBy: `${days[i]}T09:30:00.000Z` }))
  return { ...order, lines }
}

test('Scenario: together, everything waits for the moved line until the buyer splits the order', () => {
  const order = moved(late('together'), '2026-05-20', ['line-1'])
  expect(daysOf(order)).toEqual(['2026-05-20', '2026-05-20'])
  expect(order.shipsBy).toBe('2026-05-20T12:00:00.000Z')
  const split = answered(order, 'split')
  expect(daysOf(split.order)).toEqual(['2026-03-12', '2026-05-20'])
  expect(split).toMatchObject({ drops: [], event: undefined, order: { shipping: 'split' } })
  expect(split.order.displayTotal).toBe(order.displayTotal)
  expect(daysOf(answered(order, 'wait').order)).toEqual(['2026-05-20', '2026-05-20'])
})

test('Scenario: without the dropped line, the others no longer wait for it', () => {
  const dropped = answered(moved(late('together'), '2026-05-20', ['line-1']), 'drop')
  expect(dropped.drops).toEqual([{ lineId: 'line-1', quantity: 4 }])
  expect(dropped.order).toMatchObject({ dropped: 400, displayDropped: 400 })
  expect(dropped.order.lines.map(({ cancelled }) => cancelled)).toEqual([0, 4])
  expect(dropped.order.shipsBy.slice(0, 10)).toBe('2026-03-12')
  expect(dropped.event).toBeUndefined()
})

test('Scenario: the order ends when its last open pieces are dropped', () => {
  const order = moved(late('split'), '2026-05-20', ['line-1'])
  const sent = (shipped: number): Order => ({
    ...order,
    lines: order.lines.map((line, i) => (i === 0 ? { ...line, shipped } : line)),
  })
  expect(answered(sent(3), 'drop').event).toBe('order.shipped')
  expect(answered(sent(2), 'drop').event).toBeUndefined()
  expect(answered(moved(late('together'), '2026-05-20'), 'drop').event).toBe('order.cancelled')
})

test('a refused answer says why', () => {
  expect(moveRefusals).toEqual({
    unknown: [404, 'not_found', 'refusal.noMove'],
    answeredOtherwise: [409, 'conflict', 'refusal.moveAnswered'],
    replaced: [409, 'conflict', 'refusal.moveReplaced'],
    closed: [409, 'conflict', 'refusal.moveClosed'],
  })
})

test('Scenario: split, a moved line changes no day of another', () => {
  expect(daysOf(moved(late('split'), '2026-05-20', ['line-1']))).toEqual([
    '2026-03-04',
    '2026-05-20',
  ])
})

test('Scenario: a newer move takes over the lines of an open question', () => {
  const first = moved(late('split'), '2026-05-20', ['line-1'])
  const second = moved(first, '2026-03-20', ['line-0'])
  const third = moved(second, '2026-06-01', ['line-1'])
  expect(askedMove(third)?.lines).toEqual([
    { lineId: 'line-0', from: '2026-03-04T09:30:00.000Z', to: '2026-03-20T12:00:00.000Z' },
    { lineId: 'line-1', from: '2026-04-16T09:30:00.000Z', to: '2026-06-01T12:00:00.000Z' },
  ])
  expect(answerMove(third, 'to 2026-05-20', 'wait', now)).toEqual({ kind: 'replaced' })
  const kept = moved(answered(first, 'wait').order, '2026-03-20', ['line-0'])
  expect(askedMove(kept)?.lines).toHaveLength(1)
})

test('Scenario: a day that is not later, or past, and lines without open pieces are refused', () => {
  const order = late('split')
  const tryTo = (day: string, of = order, lineIds: readonly string[] = []) =>
    moveDate(of, { id: 'm', lineIds, day, note: '' }, now)
  const [early, slow] = order.lines
  expect(tryTo('2026-03-09')).toEqual({ kind: 'past' })
  expect(tryTo('2026-04-16')).toEqual({ kind: 'notLater', line: slow })
  expect(tryTo('2026-04-16', order, ['line-0'])).toMatchObject({ kind: 'moved' })
  const sent = { ...order, lines: [{ ...early, shipped: 3 }, slow] as Order['lines'] }
  expect(tryTo('2026-05-01', sent, ['line-0'])).toEqual({
    ...{ kind: 'nothingOpen', line: sent.lines[0] },
  })
  const all = { ...order, lines: order.lines.map((line) => ({ ...line, shipped: line.quantity })) }
  expect(tryTo('2026-05-01', all)).toEqual({ kind: 'nothingOpen', line: undefined })
})

test('Scenario: an answer counts once, and not once the pieces are sent', () => {
  const order = moved(late('split'), '2026-05-20')
  const { order: after } = answered(order, 'wait')
  expect(answerMove(after, 'to 2026-05-20', 'wait', now)).toEqual({ kind: 'repeated' })
  expect(answerMove(after, 'to 2026-05-20', 'drop', now)).toEqual({ kind: 'answeredOtherwise' })
  expect(answerMove(after, 'to 2027-01-01', 'drop', now)).toEqual({ kind: 'unknown' })
  const sent = { ...order, lines: order.lines.map((line) => ({ ...line, shipped: line.quantity })) }
  expect(askedMove(sent)).toBeUndefined()
  expect(answerMove(sent, 'to 2026-05-20', 'drop', now)).toEqual({ kind: 'closed' })
})

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('ship' as const), line: fc.nat(3), pieces: fc.nat(9) }),
    fc.record({ act: fc.constant('move' as const), lines: fc.subarray([0, 1, 2, 3]) }),
    fc.record({
      act: fc.constant('answer' as const),
      answer: fc.constantFrom<MoveAnswer>('wait', 'split', 'drop'),
    }),
  ),
  { maxLength: 12 },
)

type Act = typeof acts extends fc.Arbitrary<readonly (infer T)[]> ? T : never

/** The order after an act; unchanged if the act is not possible. */
const after = (order: Order, act: Act, step: number): Order => {
  switch (act.act) {
    case 'ship': {
      const lines = order.lines.map((line, i) => {
        const open = line.quantity - line.shipped - line.cancelled
        return i === act.line
          ? { ...line, shipped: line.shipped + Math.min(open, act.pieces) }
          : line
      })
      return { ...order, lines }
    }
    case 'move': {
      const lineIds = act.lines.map((i) => `line-${i}`)
      const day = new Date(now + (60 + step) * 86_400_000).toISOString().slice(0, 10)
      const moving = moveDate(order, { id: `move ${step}`, lineIds, day, note: '' }, now)
      return moving.kind === 'moved' ? moving.order : order
    }
    case 'answer': {
      const asked = askedMove(order)
      if (!asked) return order
      const given = answerMove(order, asked._id, act.answer, now)
      return given.kind === 'answered' ? given.order : order
    }
  }
}

property.prop([orders, acts])(
  'whatever happens, pieces, stock and money of an order add up',
  (placed, sequence) => {
    let order = placed
    for (const [step, act] of sequence.entries()) {
      const before = order
      order = after(order, act, step)
      for (const [i, { quantity, shipped, cancelled, backorder }] of order.lines.entries()) {
        expect(shipped + cancelled).toBeLessThanOrEqual(quantity)
        expect(cancelled).toBeGreaterThanOrEqual(before.lines[i]?.cancelled ?? 0)
        const returned = returnedOf(backorder, cancelled)
        const taken = quantity - backorder
        expect(returned).toBeLessThanOrEqual(taken)
        // What goes back was not sent.
        if (returned > 0) expect(returned + shipped).toBeLessThanOrEqual(taken)
      }
      if (act.act !== 'answer' || act.answer !== 'drop') expect(order.dropped).toBe(before.dropped)
      expect(order.dropped).toBeGreaterThanOrEqual(0)
      expect(order.displayTotal).toBe(placed.displayTotal)
      const isGone = order.lines.every(({ quantity, cancelled }) => quantity === cancelled)
      const kept = order.lines.map(({ _id, quantity, cancelled }) => ({
        ...{ lineId: _id, from: 0, to: quantity - cancelled },
      }))
      const due = order.displayTotal - order.displayDropped
      // The invoices of everything else come to the rest (rule O22).
      expect(toPaise(due)).toBe(isGone ? 0 : amountsOf(order, kept, true).total)
    }
  },
)

property.prop([orders, fc.array(fc.nat(3))])(
  'dropped lines come to what the buyer would have paid for them, in any sequence',
  (placed, sequence) => {
    let lines = placed.lines
    for (const drop of sequence)
      lines = lines.map((line, i) => (i === drop ? { ...line, cancelled: line.quantity } : line))
    const { dropped } = droppedOf({ ...placed, lines })
    const isGone = lines.every(({ quantity, cancelled }) => quantity === cancelled)
    if (isGone) {
      expect(dropped).toBe(toPaise(placed.totalPrice))
      return
    }
    const gone = lines.filter(({ quantity, cancelled }) => quantity === cancelled)
    const exact = gone.reduce((sum, { displayTotal, displayDiscount, taxes }) => {
      const net = toPaise(displayTotal) - toPaise(displayDiscount)
      return sum + net * (1 + (taxes[0]?.percent ?? 0) / 100)
    }, 0)
    expect(Math.abs(dropped - exact)).toBeLessThanOrEqual(placed.taxes.length)
  },
)

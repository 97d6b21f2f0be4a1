import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '../../../src/contracts/orders/order.ts'
import type { SentKind } from '../../../src/contracts/orders/requests.ts'
import type { RequestState } from '../../../src/contracts/requestStates.ts'
import { expectedBy } from '../../../src/domain/account/application.ts'
import {
  afterRequestEvent,
  eventOf,
  holdsPieces,
  isOpen,
  isOver,
  leftOf,
  type RequestEvent,
  returnProblem,
} from '../../../src/domain/orders/request.ts'
import { said } from '../../../src/domain/shell/said.ts'

/** `event → state` for every event that can happen. */
const ways = <E extends string>(events: readonly E[], after: (event: E) => string | undefined) =>
  events.flatMap((event) => {
    const next = after(event)
    return next === undefined ? [] : [`${event} → ${next}`]
  })

const requestEvents: readonly RequestEvent[] = [
  ...(['write', 'review', 'answer', 'approve', 'refuse', 'close'] as const),
]

test.each([
  ['2026-11-23T09:00:00Z', '2026-11-25T09:00:00Z', 'Monday, Wednesday'],
  ['2026-11-26T09:00:00Z', '2026-11-30T09:00:00Z', 'Thursday, Monday'],
  ['2026-11-27T09:00:00Z', '2026-12-01T09:00:00Z', 'Friday, Tuesday'],
  ['2026-11-28T09:00:00Z', '2026-12-01T09:00:00Z', 'Saturday, Tuesday'],
  ['2026-11-29T09:00:00Z', '2026-12-01T09:00:00Z', 'Sunday, Tuesday'],
])('Scenario: what comes at %s is answered by %s (%s)', (received, by) => {
  expect(new Date(expectedBy(Date.parse(received)))).toEqual(new Date(by))
})

test.each([
  ['2026-11-27', '2026-11-28T11:59:59Z', false],
  ['2026-11-27', '2026-11-28T12:00:00Z', true],
  ['2026-11-28', '2026-11-28T12:00:00Z', false],
  ['2027-01-01', '2026-11-28T12:00:00Z', false],
])('Scenario: %s is over everywhere at %s: %s (rule T5)', (day, at, over) => {
  expect(isOver(day, Date.parse(at))).toBe(over)
})

describe('A request', () => {
  const life = (kind: SentKind, state: RequestState) =>
    ways(requestEvents, (event) => afterRequestEvent(kind, state, event))

  const talks: [RequestState, string[]][] = [
    ['received', ['write → received', 'review → inReview']],
    ['inReview', ['write → inReview']],
    ['asked', ['write → answered', 'review → inReview']],
    ['answered', ['write → answered', 'review → inReview']],
  ]
  test.each(talks)(
    'Scenario: while it is %s, it takes messages, and a return a decision',
    (state, own) => {
      const talk = [...own, 'answer → asked', 'close → closed']
      expect([life('contact', state), life('custom', state)]).toEqual([talk, talk])
      expect(life('return', state)).toEqual([
        ...own,
        'answer → asked',
        'approve → approved',
        'refuse → refused',
        'close → closed',
      ])
    },
  )

  test('Scenario: a decided return takes messages and can be closed', () => {
    expect(life('return', 'approved')).toEqual([
      'write → approved',
      'answer → approved',
      'refuse → refused',
      'close → closed',
    ])
    expect(life('return', 'refused')).toEqual([
      'write → refused',
      'answer → refused',
      'close → closed',
    ])
  })

  test('Scenario: a closed request stays closed, and a conversation cannot be approved', () => {
    const states = [
      life('return', 'closed'),
      life('contact', 'closed'),
      life('contact', 'approved'),
    ]
    expect(states).toEqual([[], [], []])
    expect([isOpen('contact', 'closed'), isOpen('contact', 'asked')]).toEqual([false, true])
  })

  test('Scenario: the team chooses a state, and its event leads there', () => {
    for (const [state, event] of Object.entries(eventOf))
      expect(afterRequestEvent('return', 'received', event)).toBe(state)
    expect(Object.keys(eventOf)).toEqual(['inReview', 'approved', 'refused', 'closed'])
  })

  test.each<[RequestState, boolean, boolean]>([
    ['received', false, true],
    ['approved', true, true],
    ['refused', false, false],
    ['refused', true, false],
    ['closed', false, false],
    ['closed', true, true],
  ])(
    'Scenario: a return that is %s, approved once: %s, holds its pieces: %s',
    (state, was, holds) => {
      expect(holdsPieces(state, was)).toBe(holds)
    },
  )

  test('Scenario: pieces reserved by other returns cannot be returned again', () => {
    const held = [
      {
        held: [
          { lineId: 'a', quantity: 2 },
          { lineId: 'b', quantity: 5 },
        ],
      },
      { held: [{ lineId: 'a', quantity: 1 }] },
    ]
    expect([leftOf('a', 10, held), leftOf('c', 10, held), leftOf('a', 3, held)]).toEqual([7, 10, 0])
  })

  test('Scenario: lines of another order, too many pieces, and a cancelled order are not returned', () => {
    const order = { number: 'A-000007', lines: [{ _id: 'a', quantity: 10 }] }
    const held = [{ held: [{ lineId: 'a', quantity: 3 }] }]
    const problemOf = (lineId: string, quantity: number, status: OrderStatus = 'shipped') =>
      returnProblem({ ...order, status }, [{ lineId, quantity }], held)
    expect([problemOf('a', 7), problemOf('a', 8), problemOf('b', 1)]).toEqual([
      undefined,
      {
        status: 409,
        problem: {
          ...{ code: 'return_refused', field: 'lines' },
          ...said('refusal.returnTooMany', { left: 7, ordered: 10, held: 3 }),
        },
      },
      {
        status: 404,
        problem: {
          ...{ code: 'not_found', field: 'lines' },
          ...said('refusal.noOrderLine', { number: 'A-000007' }),
        },
      },
    ])
    expect(problemOf('a', 1, 'cancelled')).toEqual({
      status: 409,
      problem: {
        ...{ code: 'return_refused', field: 'orderId' },
        ...said('refusal.orderCancelled', { number: 'A-000007' }),
      },
    })
  })
})

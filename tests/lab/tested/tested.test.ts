import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readJourney } from '../../../lab/journey/journey.ts'
import { describePart } from '../../../lab/run/coverage.ts'
import { inRegistry } from '../../../lab/run/lookUp.ts'
import { passedByJourneys } from '../../../lab/tested/passed.ts'
import {
  countPassed,
  isWhole,
  leastTestedFirst,
  listedOf,
  testedOf,
} from '../../../lab/tested/tested.ts'

const journeys = join(import.meta.dirname, '../../flows/journeys')
const ordered = passedByJourneys([
  readJourney(readFileSync(join(journeys, 'aFullCartIsChangedAndOrdered.json'), 'utf8')),
])
const none = new Set<string>()
const nothing = { states: none, transitions: none, sides: none }

test('Scenario: an order passes the machines of the page, of the cart and of the order', () => {
  expect(ordered.states).toContain('placement.placed')
  expect(ordered.transitions).toContain('checkout|order.submitted|1')
  expect(ordered.transitions).toContain('app|order.submitted|0')
  expect(ordered.states).not.toContain('cart.open.reading.failed')
  // Two candidates for the event: the guard of the first refuses it, that of the second lets it pass.
  expect(ordered.sides).toContain('checkout|order.submitted|0|false')
  expect(ordered.sides).not.toContain('checkout|order.submitted|0|true')
})

test('what is listed was not passed in Chromium, and has a reason unless a journey passes it', () => {
  const listed = ['cart.open.reading.failed', 'cart.closed']
  const notPassed = { cart: { 'the line is never lost': listed } }
  const cart = testedOf('cart', { flows: [], journeys: ordered, notPassed, sidesNotPassed: {} })
  expect(cart.by.chromium.states.has('cart.open')).toBe(true)
  expect(listed.filter((id) => cart.by.chromium.states.has(id))).toEqual([])
  expect(cart.untested).toEqual([
    { id: 'cart.open.reading.failed', reason: 'the line is never lost' },
  ])
  expect(countPassed(cart, 'chromium')).toEqual({
    states: cart.parts.states.length - 2,
    transitions: cart.parts.transitions.length,
    sides: cart.parts.sides.length,
  })
})

test('what is listed is known without walking through the machine, and is the same', () => {
  const notPassed = { session: { 'only a late answer': ['session.opening'] } }
  const evidence = { flows: [], journeys: ordered, notPassed, sidesNotPassed: {} }
  const [known, tested] = [listedOf('session', evidence), testedOf('session', evidence)]
  expect([isWhole(known), isWhole(tested)]).toEqual([false, true])
  const { machine: _, stories: __, ...by } = tested.by
  expect({ ...tested, by }).toEqual(known)
})

test('the side of a guard that is listed was not passed in Chromium', () => {
  const sidesNotPassed = { checkout: { 'the cart tells it': ['checkout|order.submitted|0|true'] } }
  const evidence = { flows: [], journeys: ordered, notPassed: {}, sidesNotPassed }
  const checkout = testedOf('checkout', evidence)
  const { sides } = checkout.parts
  expect(countPassed(checkout, 'chromium').sides).toBe(sides.length - 1)
  expect(checkout.untested).toEqual([
    { id: 'checkout|order.submitted|0|true', reason: 'the cart tells it' },
  ])
  const side = sides.find((each) => each === 'checkout|order.submitted|0|true') ?? ''
  expect(describePart(inRegistry('checkout').machine, side)).toBe(
    'checkout: order.submitted [isBlocked] is true',
  )
})

test('stories pass the states that they show, and paths everything', () => {
  const session = testedOf('session', {
    flows: [],
    journeys: nothing,
    notPassed: {},
    sidesNotPassed: {},
  })
  expect(countPassed(session, 'machine')).toEqual({
    states: session.parts.states.length,
    transitions: session.parts.transitions.length,
    sides: session.parts.sides.length,
  })
  const stories = countPassed(session, 'stories')
  expect(stories.states).toBe(session.parts.states.length - 1)
  expect(stories.transitions).toBeLessThan(session.parts.transitions.length)
})

test('the machine with the most untested parts is first', () => {
  const evidence = { flows: [], journeys: nothing, sidesNotPassed: {} }
  const toasts = testedOf('toasts', { ...evidence, notPassed: { toasts: { why: ['toasts'] } } })
  const terms = testedOf('terms', { ...evidence, notPassed: {} })
  const topStrip = testedOf('topStrip', { ...evidence, notPassed: {} })
  const sorted = leastTestedFirst([topStrip, terms, toasts])
  expect(sorted.map(({ name }) => name)).toEqual(['toasts', 'terms', 'topStrip'])
})

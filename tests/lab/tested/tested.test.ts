import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readJourney } from '../../../lab/journey/journey.ts'
import { passedByJourneys } from '../../../lab/tested/passed.ts'
import { countPassed, leastTestedFirst, testedOf } from '../../../lab/tested/tested.ts'

const journeys = join(import.meta.dirname, '../../flows/journeys')
const ordered = passedByJourneys([
  readJourney(readFileSync(join(journeys, 'aFullCartIsChangedAndOrdered.json'), 'utf8')),
])
const nothing = { states: new Set<string>(), transitions: new Set<string>() }

test('Scenario: an order passes the machines of the page, of the cart and of the order', () => {
  expect(ordered.states).toContain('placement.placed')
  expect(ordered.transitions).toContain('checkout|order.submitted|1')
  expect(ordered.transitions).toContain('app|order.submitted|0')
  expect(ordered.states).not.toContain('cart.open.reading.failed')
})

test('what is listed was not passed in Chromium, and has a reason unless a journey passes it', () => {
  const listed = ['cart.open.reading.failed', 'cart.closed']
  const notPassed = { cart: { 'the line is never lost': listed } }
  const cart = testedOf('cart', { flows: [], journeys: ordered, notPassed })
  expect(cart.by.chromium.states.has('cart.open')).toBe(true)
  expect(listed.filter((id) => cart.by.chromium.states.has(id))).toEqual([])
  expect(cart.untested).toEqual([
    { id: 'cart.open.reading.failed', reason: 'the line is never lost' },
  ])
  expect(countPassed(cart, 'chromium')).toEqual({
    states: cart.parts.states.length - 2,
    transitions: cart.parts.transitions.length,
  })
})

test('stories pass the states that they show, and paths everything', () => {
  const session = testedOf('session', { flows: [], journeys: nothing, notPassed: {} })
  expect(countPassed(session, 'machine')).toEqual({
    states: session.parts.states.length,
    transitions: session.parts.transitions.length,
  })
  const stories = countPassed(session, 'stories')
  expect(stories.states).toBe(session.parts.states.length - 1)
  expect(stories.transitions).toBeLessThan(session.parts.transitions.length)
})

test('the machine with the most untested parts is first', () => {
  const evidence = { flows: [], journeys: nothing }
  const toasts = testedOf('toasts', { ...evidence, notPassed: { toasts: { why: ['toasts'] } } })
  const terms = testedOf('terms', { ...evidence, notPassed: {} })
  const topStrip = testedOf('topStrip', { ...evidence, notPassed: {} })
  const sorted = leastTestedFirst([topStrip, terms, toasts])
  expect(sorted.map(({ name }) => name)).toEqual(['toasts', 'terms', 'topStrip'])
})

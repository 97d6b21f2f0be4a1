import { expect, test } from 'vitest'
import { readAsked } from '../../mocks/browser/askedScenarios.ts'
import { problemOfName, type SavedScenario } from '../../mocks/browser/savedScenarios.ts'
import { combine } from '../../mocks/scenarios/combine.ts'
import { openScenario, type ScenarioName, scenarios } from '../../mocks/scenarios/scenarios.ts'

const saved: SavedScenario = {
  ...{ scenarios: ['chain', 'socket-down'], path: '/cart', cookie: null, saved: '{}' },
}
const known = new Map([['my-cart', saved]])

test.each([
  ['full-cart', ['full-cart'], [], false],
  ['full-cart, slow-network', ['full-cart', 'slow-network'], [], false],
  ['my-cart,slow-network', ['chain', 'socket-down', 'slow-network'], [], true],
  ['full-cart,no-such', ['full-cart'], ['no-such'], false],
  [',', [], [], false],
])('an address with %j asks for %j; unknown are %j', (text, names, unknown, isSaved) => {
  expect(readAsked(text, known)).toEqual({ names, unknown, saved: isSaved ? saved : undefined })
})

test.each([
  ['my-cart_2', undefined],
  ['my cart', /letters, digits/],
  ['a,b', /letters, digits/],
  ['full-cart', /have a scenario full-cart/],
])('a situation saved as %j has the problem %s', (name, problem) => {
  if (problem) expect(problemOfName(name)).toMatch(problem)
  else expect(problemOfName(name)).toBeUndefined()
})

test('Scenario: the first of several scenarios chooses the page and the customer', () => {
  const {
    'full-cart': fullCart,
    'socket-down': socketDown,
    guest,
    'expired-token': expired,
  } = scenarios
  expect(combine(fullCart, guest)).toMatchObject({ path: '/cart', user: 'buyer' })
  expect(combine(guest, fullCart, socketDown)).toMatchObject({
    ...{ path: '/', user: 'nobody', isSocketDown: true },
  })
  expect(combine(fullCart, expired).user).toBe('expired')
  expect(combine(fullCart).isSocketDown).toBeUndefined()
})

test('Scenario: several scenarios add up: the cart of one, and the failures of another', async () => {
  const open = async (...names: readonly [ScenarioName, ...ScenarioName[]]) => {
    const { shop, allHandlers, cookie } = await openScenario(names)
    return { rows: shop.cart.rows(cookie?._id ?? '').length, handlers: allHandlers.length }
  }
  const [full, failing, both] = [
    await open('full-cart'),
    await open('server-error'),
    await open('full-cart', 'server-error'),
  ]
  expect([full.rows > 0, failing.rows, both.rows]).toEqual([true, 0, full.rows])
  expect(both.handlers).toBe(failing.handlers)
  expect(full.handlers).toBeLessThan(failing.handlers)
})

import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  cartPageMachine,
  selectCartQuery,
  selectClosedLines,
  selectIsCartSearched,
} from '../../../src/machines/cart/cartPage.machine.ts'

const start = () => {
  const actor = createActor(cartPageMachine).start()
  const toggle = (productSlug: string) => actor.send({ type: 'line.toggled', productSlug })
  const type = (query: string) => actor.send({ type: 'query.typed', query })
  return { actor, toggle, type, closed: () => selectClosedLines(actor.getSnapshot()) }
}

test('Scenario: lines close one by one, and all at once', () => {
  const { actor, toggle, closed } = start()
  toggle('rings')
  toggle('chains')
  expect(closed()).toEqual(['rings', 'chains'])
  toggle('rings')
  expect(closed()).toEqual(['chains'])
  actor.send({ type: 'lines.closed', productSlugs: ['rings', 'hoops'] })
  expect(closed()).toEqual(['rings', 'hoops'])
  actor.send({ type: 'lines.opened' })
  expect(closed()).toEqual([])
})

test('Scenario: after a search, the closed lines are as before', () => {
  const { actor, toggle, type, closed } = start()
  toggle('rings')
  type('rg09')
  expect(selectIsCartSearched(actor.getSnapshot())).toBe(true)
  toggle('rings')
  actor.send({ type: 'lines.opened' })
  expect(closed()).toEqual(['rings'])
  type('  ')
  expect(selectIsCartSearched(actor.getSnapshot())).toBe(false)
  expect(selectCartQuery(actor.getSnapshot())).toBe('  ')
  toggle('rings')
  expect(closed()).toEqual([])
})

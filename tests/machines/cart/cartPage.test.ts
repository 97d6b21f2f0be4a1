import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { CartRef } from '../../../src/machines/cart/cart.machine.ts'
import {
  cartPageMachine,
  selectCartQuery,
  selectClosedLines,
  selectDroppedNow,
  selectIsCartSearched,
} from '../../../src/machines/cart/cartPage.machine.ts'

const start = () => {
  const sent: unknown[] = []
  const cart = { send: (event: unknown) => void sent.push(event) } as unknown as CartRef
  const clock = new SimulatedClock()
  const actor = createActor(cartPageMachine, { clock, input: { cart, note: '' } }).start()
  const toggle = (productSlug: string) => actor.send({ type: 'line.toggled', productSlug })
  const type = (query: string) => actor.send({ type: 'query.typed', query })
  return { actor, clock, sent, toggle, type, closed: () => selectClosedLines(actor.getSnapshot()) }
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

describe('What is removed', () => {
  const chain = { type: 'row.removed', rowId: 'chain' }
  const rings = { type: 'line.removed', productSlug: 'rings' }

  test('leaves the cart after 6 seconds', () => {
    const { actor, clock, sent } = start()
    actor.send({ type: 'row.dropped', rowId: 'chain' })
    expect(selectDroppedNow(actor.getSnapshot())).toEqual([chain])
    clock.increment(5_999)
    expect(sent).toEqual([])
    clock.increment(1)
    expect(sent).toEqual([chain])
    expect(selectDroppedNow(actor.getSnapshot())).toEqual([])
  })

  test('can be restored until then', () => {
    const { actor, clock, sent } = start()
    actor.send({ type: 'line.dropped', productSlug: 'rings' })
    actor.send({ type: 'drop.undone' })
    expect(selectDroppedNow(actor.getSnapshot())).toEqual([])
    clock.increment(6_000)
    expect(sent).toEqual([])
  })

  test('can be restored until 6 seconds after the last removal, the latest first', () => {
    const { actor, clock, sent } = start()
    actor.send({ type: 'row.dropped', rowId: 'chain' })
    clock.increment(5_000)
    actor.send({ type: 'line.dropped', productSlug: 'rings' })
    clock.increment(5_000)
    expect([selectDroppedNow(actor.getSnapshot()), sent]).toEqual([[chain, rings], []])
    actor.send({ type: 'drop.undone' })
    expect(selectDroppedNow(actor.getSnapshot())).toEqual([chain])
    clock.increment(6_000)
    expect([selectDroppedNow(actor.getSnapshot()), sent]).toEqual([[], [chain]])
    actor.send({ type: 'line.dropped', productSlug: 'rings' })
    clock.increment(6_000)
    expect(sent).toEqual([chain, rings])
  })

  test('leaves the cart at once when the page is left', () => {
    const { actor, sent } = start()
    actor.send({ type: 'row.dropped', rowId: 'chain' })
    actor.send({ type: 'line.dropped', productSlug: 'rings' })
    expect(sent).toEqual([])
    actor.stop()
    expect(sent).toEqual([chain, rings])
  })
})

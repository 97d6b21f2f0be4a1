import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { CartRef } from '../../../src/machines/cart/cart.machine.ts'
import {
  cartPageMachine,
  isDropped,
  selectCartQuery,
  selectClosedLines,
  selectDroppedNow,
  selectIsCartSearched,
  selectNote,
} from '../../../src/machines/cart/cartPage.machine.ts'
import { cartRow } from '../fixtures.ts'

const start = () => {
  const sent: unknown[] = []
  const cart = { send: (event: unknown) => void sent.push(event) } as unknown as CartRef
  const clock = new SimulatedClock()
  const kept: string[] = []
  const machine = cartPageMachine.provide({
    actions: { keepNote: ({ context }) => void kept.push(context.note) },
  })
  const actor = createActor(machine, { clock, input: { cart, note: 'By air' } }).start()
  const toggle = (productSlug: string) => actor.send({ type: 'line.toggled', productSlug })
  const type = (query: string) => actor.send({ type: 'query.typed', query })
  return {
    actor,
    clock,
    sent,
    kept,
    toggle,
    type,
    closed: () => selectClosedLines(actor.getSnapshot()),
  }
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

test('Scenario: the note is shown as it was kept, and kept as it is typed', () => {
  const { actor, kept } = start()
  expect([selectNote(actor.getSnapshot()), selectCartQuery(actor.getSnapshot())]).toEqual([
    ...['By air', ''],
  ])
  actor.send({ type: 'note.typed', note: 'By sea' })
  expect([selectNote(actor.getSnapshot()), kept]).toEqual(['By sea', ['By sea']])
})

test('a row belongs to a removed row or to a removed line', () => {
  const row = cartRow({ productSlug: 'rings' }, 'row-1')
  const belongs = [
    { type: 'row.removed', rowId: 'row-1' },
    { type: 'row.removed', rowId: 'row-2' },
    { type: 'line.removed', productSlug: 'rings' },
    { type: 'line.removed', productSlug: 'row-1' },
  ] as const
  expect(belongs.map((dropped) => isDropped(row, dropped))).toEqual([true, false, true, false])
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

  test('is removed once, however often it is pressed, and the time starts again', () => {
    const { actor, clock, sent } = start()
    actor.send({ type: 'row.dropped', rowId: 'chain' })
    actor.send({ type: 'line.dropped', productSlug: 'rings' })
    clock.increment(4_000)
    actor.send({ type: 'row.dropped', rowId: 'chain' })
    expect(selectDroppedNow(actor.getSnapshot())).toEqual([rings, chain])
    clock.increment(5_999)
    expect([actor.getSnapshot().value, sent]).toMatchObject([
      { removing: { undoable: 'counting' } },
      [],
    ])
    clock.increment(1)
    expect(sent).toEqual([rings, chain])
    expect(actor.getSnapshot().value).toMatchObject({ removing: 'settled' })
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

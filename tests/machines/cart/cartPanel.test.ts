import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  cartPanelMachine,
  selectDropped,
  selectIsCartOpen,
} from '../../../src/machines/cart/cartPanel.machine.ts'
import { recordingShell } from '../fixtures.ts'

const removed = (productSlug: string) => ({ type: 'line.removed', productSlug })

describe('The cart panel', () => {
  const open = () => {
    const clock = new SimulatedClock()
    const shell = recordingShell()
    const actor = createActor(cartPanelMachine, { clock, input: { shell } }).start()
    actor.send({ type: 'panel.opened' })
    const drop = (productSlug: string) => actor.send({ type: 'line.dropped', productSlug })
    return { clock, shell, actor, drop, dropped: () => selectDropped(actor.getSnapshot()) }
  }

  test('Scenario: a deleted line leaves the cart once it cannot be restored any more', () => {
    const { clock, shell, drop, dropped } = open()
    drop('rings')
    clock.increment(5_999)
    const before = [dropped(), [...shell.sent]]
    clock.increment(1)
    expect([before, dropped(), shell.sent]).toEqual([[['rings'], []], [], [removed('rings')]])
  })

  test('Scenario: if it is restored in time, nothing is deleted', () => {
    const { clock, shell, actor, drop, dropped } = open()
    drop('rings')
    actor.send({ type: 'drop.undone' })
    clock.increment(60_000)
    expect([dropped(), shell.sent]).toEqual([[], []])
  })

  test('Scenario: lines that are deleted one after the other are restored, the latest first', () => {
    const { clock, shell, actor, drop, dropped } = open()
    drop('rings')
    clock.increment(5_000)
    drop('chains')
    clock.increment(5_000)
    expect([dropped(), shell.sent]).toEqual([['rings', 'chains'], []])
    actor.send({ type: 'drop.undone' })
    clock.increment(5_000)
    expect([dropped(), shell.sent]).toEqual([['rings'], []])
    actor.send({ type: 'drop.undone' })
    clock.increment(60_000)
    expect([dropped(), shell.sent]).toEqual([[], []])
  })

  test('Scenario: lines that are deleted one after the other leave the cart together', () => {
    const { clock, shell, drop, dropped } = open()
    drop('rings')
    clock.increment(5_000)
    drop('chains')
    clock.increment(6_000)
    expect([dropped(), shell.sent]).toEqual([[], [removed('rings'), removed('chains')]])
  })

  test('Scenario: the session closes meanwhile, and nothing is deleted from the next cart', () => {
    const { clock, shell, actor, drop, dropped } = open()
    drop('rings')
    actor.send({ type: 'session.closed' })
    clock.increment(60_000)
    expect([actor.getSnapshot().value, dropped(), shell.sent]).toEqual([
      'closed',
      [],
      [{ type: 'said', sentence: { key: 'cart.notSaved' } }],
    ])
  })

  test('Scenario: the session closes, and a panel without a deleted line sends nothing', () => {
    const { shell, actor } = open()
    actor.send({ type: 'session.closed' })
    expect([actor.getSnapshot().value, shell.sent]).toEqual(['closed', []])
  })

  test('Scenario: it is open until it is closed, or until the buyer continues to the cart', () => {
    const { actor, shell } = open()
    const isOpen = () => selectIsCartOpen(actor.getSnapshot())
    const seen = [isOpen()]
    for (const type of ['panel.closed', 'panel.opened', 'order.chosen'] as const) {
      actor.send({ type })
      seen.push(isOpen())
    }
    expect([seen, shell.sent]).toEqual([
      [true, false, true, false],
      [{ type: 'departed', to: '/cart' }],
    ])
  })

  test('Scenario: closing deletes at once; ordering deletes, closes and goes to the cart', () => {
    const closed = open()
    closed.drop('rings')
    closed.actor.send({ type: 'panel.closed' })
    const ordered = open()
    ordered.drop('rings')
    ordered.actor.send({ type: 'order.chosen' })
    expect(
      [closed, ordered].map(({ actor, shell }) => [actor.getSnapshot().value, shell.sent]),
    ).toEqual([
      ['closed', [removed('rings')]],
      ['closed', [removed('rings'), { type: 'departed', to: '/cart' }]],
    ])
  })
})

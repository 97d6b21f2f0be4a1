import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  megaMenuMachine,
  selectIsMegaMenuOpen,
} from '../../../src/machines/shell/megaMenu.machine.ts'

describe('The mega menu', () => {
  const start = () => {
    const clock = new SimulatedClock()
    const actor = createActor(megaMenuMachine, { clock }).start()
    return { clock, actor, isOpen: () => selectIsMegaMenuOpen(actor.getSnapshot()) }
  }

  test('Scenario: a pointer that passes over does not open it; one that rests does', () => {
    const { clock, actor, isOpen } = start()
    actor.send({ type: 'pointer.entered' })
    clock.increment(119)
    actor.send({ type: 'pointer.left' })
    clock.increment(1_000)
    const passed = isOpen()
    actor.send({ type: 'pointer.entered' })
    clock.increment(120)
    expect([passed, isOpen()]).toEqual([false, true])
  })

  test('Scenario: a pointer may leave for a moment; then it closes', () => {
    const { clock, actor, isOpen } = start()
    actor.send({ type: 'pointer.entered' })
    clock.increment(120)
    actor.send({ type: 'pointer.left' })
    clock.increment(249)
    actor.send({ type: 'pointer.entered' })
    clock.increment(1_000)
    const stayed = isOpen()
    actor.send({ type: 'pointer.left' })
    clock.increment(250)
    expect([stayed, isOpen()]).toEqual([true, false])
  })

  test('Scenario: after Escape it stays closed until the focus has left', () => {
    const { actor, isOpen } = start()
    const seen = (
      ['focus.entered', 'menu.dismissed', 'focus.entered', 'focus.left', 'focus.entered'] as const
    ).map((type) => {
      actor.send({ type })
      return isOpen()
    })
    expect(seen).toEqual([true, false, false, false, true])
  })

  test('Scenario: pressing it holds it open, pressing again closes it', () => {
    const { clock, actor, isOpen } = start()
    actor.send({ type: 'pointer.entered' })
    clock.increment(120)
    actor.send({ type: 'menu.pressed' })
    actor.send({ type: 'pointer.left' })
    clock.increment(10_000)
    const held = isOpen()
    actor.send({ type: 'menu.pressed' })
    expect([held, isOpen()]).toEqual([true, false])
  })
})

describe('Every state of the mega menu handles each event', () => {
  const ways = {
    closed: [],
    approached: ['pointer.entered'],
    hovered: ['pointer.entered', 'rests'],
    leaving: ['pointer.entered', 'rests', 'pointer.left'],
    held: ['menu.pressed'],
    dismissed: ['menu.pressed', 'menu.pressed'],
  } as const

  test.each([
    ['closed', 'pointer.entered', 'approached'],
    ['closed', 'focus.entered', 'held'],
    ['closed', 'menu.pressed', 'held'],
    ['approached', 'pointer.left', 'closed'],
    ['approached', 'focus.entered', 'held'],
    ['approached', 'menu.pressed', 'held'],
    ['hovered', 'focus.entered', 'held'],
    ['hovered', 'menu.pressed', 'held'],
    ['hovered', 'menu.dismissed', 'dismissed'],
    ['leaving', 'pointer.entered', 'hovered'],
    ['leaving', 'focus.entered', 'held'],
    ['leaving', 'menu.pressed', 'held'],
    ['leaving', 'menu.dismissed', 'dismissed'],
    ['held', 'focus.left', 'closed'],
    ['held', 'menu.pressed', 'dismissed'],
    ['held', 'menu.dismissed', 'dismissed'],
    ['dismissed', 'focus.left', 'closed'],
    ['dismissed', 'pointer.left', 'closed'],
    ['dismissed', 'menu.pressed', 'held'],
  ] as const)('%s: after %s it is %s', (from, type, to) => {
    const clock = new SimulatedClock()
    const actor = createActor(megaMenuMachine, { clock }).start()
    for (const way of ways[from]) {
      if (way === 'rests') clock.increment(120)
      else actor.send({ type: way })
    }
    const before = actor.getSnapshot().value
    actor.send({ type })
    expect([before, actor.getSnapshot().value]).toEqual([from, to])
  })

  test('Scenario: it is open while the pointer rests on it, or is just leaving', () => {
    const clock = new SimulatedClock()
    const actor = createActor(megaMenuMachine, { clock }).start()
    actor.send({ type: 'pointer.entered' })
    clock.increment(120)
    const rests = selectIsMegaMenuOpen(actor.getSnapshot())
    actor.send({ type: 'pointer.left' })
    expect([rests, selectIsMegaMenuOpen(actor.getSnapshot())]).toEqual([true, true])
  })
})

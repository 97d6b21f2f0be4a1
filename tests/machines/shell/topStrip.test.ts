import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import {
  selectIsPaused,
  selectIsStripHidden,
  topStripMachine,
} from '../../../src/machines/shell/topStrip.machine.ts'

describe('The top strip', () => {
  const start = () => {
    const machine = topStripMachine.provide({ actors: { watchScroll: fromCallback(() => {}) } })
    return createActor(machine).start()
  }

  test('Scenario: it hides on scrolling down past 200 px and shows on scrolling up', () => {
    const actor = start()
    const hidden = [0, 150, 200, 201, 900, 899, 950, 120, 150].map((y) => {
      actor.send({ type: 'page.scrolled', y })
      return selectIsStripHidden(actor.getSnapshot())
    })
    expect(hidden).toEqual([false, false, false, true, true, false, true, false, false])
  })

  test.each([
    ['it shows while the page goes up', [900, 800, 700], [true, false, false]],
    ['it stays as it is while the page rests', [900, 900, 800, 800], [true, true, false, false]],
    ['it shows at 200 px', [900, 200], [true, false]],
    ['it hides again on the way down', [900, 850, 860], [true, false, true]],
  ] as const)('Scenario: %s', (_what, places, expected) => {
    const actor = start()
    const hidden = places.map((y) => {
      actor.send({ type: 'page.scrolled', y })
      return selectIsStripHidden(actor.getSnapshot())
    })
    expect(hidden).toEqual(expected)
  })

  test('Scenario: it shows when something in it gets the focus', () => {
    const actor = start()
    actor.send({ type: 'page.scrolled', y: 900 })
    actor.send({ type: 'strip.focused' })
    expect(selectIsStripHidden(actor.getSnapshot())).toBe(false)
  })

  test('Scenario: the announcement is paused and continued, wherever the strip is', () => {
    const actor = start()
    actor.send({ type: 'announcement.paused' })
    actor.send({ type: 'page.scrolled', y: 900 })
    const paused = selectIsPaused(actor.getSnapshot())
    actor.send({ type: 'announcement.resumed' })
    expect([paused, selectIsPaused(actor.getSnapshot())]).toEqual([true, false])
  })
})

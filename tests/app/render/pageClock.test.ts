import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageClock } from '../../../src/app/render/pageClock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('Scenario: the timers of a page run while it is rendered, unless they are cleared', () => {
  const { clock } = createPageClock()
  const ran: string[] = []
  clock.setTimeout(() => ran.push('kept'), 10)
  clock.clearTimeout(clock.setTimeout(() => ran.push('cleared'), 10))
  vi.runAllTimers()
  expect(ran).toEqual(['kept'])
})

test('Scenario: when the page is rendered, its timers end, and no other starts', () => {
  const { clock, end } = createPageClock()
  const run = vi.fn()
  clock.setTimeout(run, 10)
  end()
  clock.clearTimeout(clock.setTimeout(run, 10))
  expect(vi.getTimerCount()).toBe(0)
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from '../../../server/realtime/atMostEvery.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('Scenario: the first request is answered at once, a burst at the end of the gap', () => {
  let calls = 0
  const ask = atMostEvery(1_000, () => {
    calls += 1
  })
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return calls
  }
  ask()
  expect(calls).toBe(1)
  ask()
  ask()
  expect([after(999), after(1), after(5_000)]).toEqual([1, 2, 2])
  ask()
  expect(calls).toBe(3)
})

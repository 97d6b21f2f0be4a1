import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { createClock } from '../../../lab/inspect/clock.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const hour = 3_600_000

/** Waits an hour, and then another one. */
const waiting = createMachine({
  initial: 'first',
  states: {
    first: { after: { [hour]: 'second' }, on: { stop: 'stopped' } },
    second: { after: { [hour]: 'over' } },
    over: { type: 'final' },
    stopped: {},
  },
})

const start = () => {
  const clock = createClock(() => undefined)
  const actor = createActor(waiting, { clock: clock.ofActors }).start()
  return { clock, actor }
}

test('Scenario: the clock is moved past the end of a delay, which ends', () => {
  const { clock, actor } = start()
  clock.move(hour)
  expect(actor.getSnapshot().value).toBe('second')
  expect(Date.now()).toBe(hour)
  clock.reset()
})

test('Scenario: a delay that begins meanwhile ends too, if there is time for it', async () => {
  const { clock, actor } = start()
  clock.move(2 * hour - 1_000)
  expect(actor.getSnapshot().value).toBe('second')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(actor.getSnapshot().value).toBe('over')
  clock.reset()

  const other = start()
  other.clock.move(30 * hour)
  expect(other.actor.getSnapshot().value).toBe('over')
  other.clock.reset()
})

test('Scenario: a delay that starts itself again does not hold the page', () => {
  const clock = createClock(() => undefined)
  let count = 0
  const again = () => {
    count += 1
    clock.ofActors.setTimeout(again, 1)
  }
  again()
  clock.move(hour)
  expect(count).toBe(1_001)
  expect(Date.now()).toBe(hour)
  clock.reset()
})

test('Scenario: a delay that is not over becomes shorter, also after the clock is set back', async () => {
  const { clock, actor } = start()
  clock.move(hour - 1_000)
  expect(actor.getSnapshot().value).toBe('first')
  clock.reset()
  expect(Date.now()).toBe(0)
  await vi.advanceTimersByTimeAsync(999)
  expect(actor.getSnapshot().value).toBe('first')
  await vi.advanceTimersByTimeAsync(1)
  expect(actor.getSnapshot().value).toBe('second')
})

test('Scenario: a delay that was stopped does not end', () => {
  const { clock, actor } = start()
  actor.send({ type: 'stop' })
  clock.move(hour)
  expect(actor.getSnapshot().value).toBe('stopped')
  clock.reset()
})

test('Scenario: one delay that ends stops another one', () => {
  const clock = createClock(() => undefined)
  const ended: string[] = []
  const { setTimeout, clearTimeout } = clock.ofActors
  const later = setTimeout(() => ended.push('later'), 2_000)
  setTimeout(() => {
    ended.push('earlier')
    clearTimeout(later)
  }, 1_000)
  clock.move(hour)
  expect(ended).toEqual(['earlier'])
  clock.reset()
})

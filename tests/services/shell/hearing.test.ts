import { expect, test } from 'vitest'
import { createHearing } from '../../../src/services/shell/hearing.ts'

/** 12:00:00 by the shop's clock, which differs from the page's. */
const noon = Date.UTC(2026, 0, 1, 12)
const seconds = (count: number) => count * 1_000

const start = () => {
  let ms = 0
  const hearing = createHearing(() => ms)
  return {
    hearing,
    after: (count: number) => {
      ms += seconds(count)
    },
  }
}

test('Scenario: a page that never received anything has missed everything', () => {
  const { hearing } = start()
  expect(hearing.until('t-1')).toBeUndefined()
})

test('Scenario: a page of the server knows what happened before it was read, for the first customer', () => {
  const hearing = createHearing(() => 0, noon)
  expect([hearing.until('t-1'), hearing.until('t-2')]).toEqual([noon, undefined])
  hearing.opened('t-2', noon + seconds(5))
  expect([hearing.until('t-1'), hearing.until('t-2')]).toEqual([undefined, noon + seconds(5)])
})

test('Scenario: it has received everything until the last sign of life, minus its possible delay', () => {
  const { hearing, after } = start()
  hearing.opened('t-1', noon)
  const atFirst = hearing.until('t-1')
  after(60)
  hearing.alive()
  after(60)
  hearing.lost()
  expect([atFirst, hearing.until('t-1')]).toEqual([noon, noon + seconds(55)])
})

test('Scenario: a sign of life right after connecting does not set the time back', () => {
  const { hearing, after } = start()
  hearing.opened('t-1', noon)
  after(1)
  hearing.alive()
  expect(hearing.until('t-1')).toBe(noon)
})

test('Scenario: the time of another customer does not count', () => {
  const { hearing } = start()
  hearing.opened('t-1', noon)
  hearing.lost()
  expect(hearing.until('t-2')).toBeUndefined()
})

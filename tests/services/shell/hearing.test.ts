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

test('Scenario: a page that never received anything says nothing', () => {
  const { hearing } = start()
  expect(hearing.known('t-1')).toEqual({})
})

test('Scenario: a page of the server knows what happened before it was read, for the first customer', () => {
  const hearing = createHearing(() => 0, noon)
  expect([hearing.known('t-1'), hearing.known('t-2')]).toEqual([{ readAt: noon }, {}])
  hearing.opened('t-2', noon + seconds(5))
  expect([hearing.known('t-1'), hearing.known('t-2')]).toEqual([
    {},
    { heardUntil: noon + seconds(5) },
  ])
})

test('Scenario: it has received everything until the last sign of life, minus its possible delay', () => {
  const { hearing, after } = start()
  hearing.opened('t-1', noon)
  const atFirst = hearing.known('t-1')
  after(60)
  hearing.alive()
  after(60)
  hearing.lost()
  expect([atFirst, hearing.known('t-1')]).toEqual([
    { heardUntil: noon },
    { heardUntil: noon + seconds(55) },
  ])
})

test('Scenario: a sign of life right after connecting does not set the time back', () => {
  const { hearing, after } = start()
  hearing.opened('t-1', noon)
  after(1)
  hearing.alive()
  expect(hearing.known('t-1')).toEqual({ heardUntil: noon })
})

test('Scenario: the time of another customer does not count', () => {
  const { hearing } = start()
  hearing.opened('t-1', noon)
  hearing.lost()
  expect(hearing.known('t-2')).toEqual({})
})

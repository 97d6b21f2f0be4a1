import { expect, test, vi } from 'vitest'
import { backOff, reconnectWait } from '../../../src/machines/parts/backOff.ts'

test('Scenario: each failure doubles the wait, up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 100, 2_000].map(backOff)).toEqual([
    ...[1_000, 1_000, 2_000, 4_000, 8_000, 16_000],
    ...[30_000, 30_000, 30_000, 30_000],
  ])
})

test.each([
  [0, 1_000],
  [0.5, 3_000],
  [0.999_999, 5_000],
])(
  'Scenario: a lost socket is opened again within 1 to 5 s, by chance (%s)',
  (chance, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    expect(Math.round(reconnectWait())).toBe(expected)
  },
)

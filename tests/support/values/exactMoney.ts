import { fc } from '@fast-check/vitest'

/** An exact rate: `digits / 10^decimals`. `value` is the number for the shop. */
export interface ExactRate {
  readonly digits: number
  readonly decimals: number
  readonly value: number
}

export const exactRate = fc
  .record({
    digits: fc.integer({ min: 1, max: 999_999_999 }),
    decimals: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ digits, decimals }): ExactRate => ({ digits, decimals, value: digits / 10 ** decimals }))

/** `pieces` × `paise` × rate as a fraction of integers, in minor units. */
export const exactly = (
  paise: number,
  { digits, decimals }: ExactRate,
  pieces = 1,
): { readonly numerator: bigint; readonly denominator: bigint } => ({
  numerator: BigInt(paise) * BigInt(pieces) * BigInt(digits),
  denominator: 10n ** BigInt(decimals),
})

/** The same rounded once, half away from zero, implemented independently of the shop. */
export const exactMinor = (paise: number, rate: ExactRate, pieces = 1): number => {
  const { numerator, denominator } = exactly(Math.abs(paise), rate, pieces)
  const whole = numerator / denominator
  const rounded = (numerator % denominator) * 2n >= denominator ? whole + 1n : whole
  return Number(paise < 0 ? -rounded : rounded)
}

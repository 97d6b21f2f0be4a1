import type { Minor } from '../../settings/money.ts'

/**
 * The part of an amount that falls on a range of a whole. Each end is rounded by itself, so that adjoining ranges add up
 * to the amount exactly.
 */
export const partOf = (amount: Minor, from: number, to: number, whole: number): Minor => {
  if (whole === 0) return 0
  const upTo = (end: number) =>
    Number((BigInt(amount) * BigInt(end) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))
  return upTo(to) - upTo(from)
}

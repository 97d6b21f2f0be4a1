/**
 * Spreads whole units over parts in proportion to their sizes, by largest remainder: the shares are whole, add up to
 * `amount`, and none is more than a unit away from its exact share. Of equal remainders the first part gets the unit.
 * Without any size the first part gets all.
 * @param sizes not negative
 */
export const spread = (amount: number, sizes: readonly number[]): readonly number[] => {
  const whole = sizes.reduce((sum, size) => sum + BigInt(size), 0n)
  if (whole === 0n) return sizes.map((_, i) => (i === 0 ? amount : 0))
  const exact = sizes.map((size) => BigInt(amount) * BigInt(size))
  const shares = exact.map((share) => share / whole)
  const missing = BigInt(amount) - shares.reduce((sum, share) => sum + share, 0n)
  const byRemainder = exact
    .map((share, i) => ({ i, remainder: share % whole }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.i - b.i : a.remainder < b.remainder ? 1 : -1,
    )
  const rounded = new Set(byRemainder.slice(0, Number(missing)).map(({ i }) => i))
  return shares.map((share, i) => Number(share) + (rounded.has(i) ? 1 : 0))
}

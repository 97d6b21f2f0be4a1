/** An exact decimal number: `digits` divided by 10 to the power of `scale`. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const one: Decimal = { digits: 1n, scale: 0 }

/** Reads `880`, `-3`, `42.99` or `.5`; undefined for anything else (symbols, thousands separators, exponents). */
export const parseDecimal = (text: string): Decimal | undefined => {
  const match = /^(-?)(\d{0,15})(?:\.(\d{0,15}))?$/.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  if (whole + fraction === '') return undefined
  return { digits: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length }
}

/**
 * `decimal × rate` in whole units of 10 to the power of −`decimals` (2 for paise, 3 for milligrams), rounded half away
 * from zero; computed with integers, to avoid binary rounding errors.
 * @returns `exact` is false if the result was rounded
 */
export const toUnits = (
  decimal: Decimal,
  decimals: number,
  rate: Decimal = one,
): { units: number; exact: boolean } => {
  const numerator = decimal.digits * rate.digits * 10n ** BigInt(decimals)
  const denominator = 10n ** BigInt(decimal.scale + rate.scale)
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n)
  return {
    units: Number(numerator < 0n ? -rounded : rounded),
    exact: numerator % denominator === 0n,
  }
}

import type { Prices } from '../../contracts/catalogue/product.ts'
import { localeOf, once } from './languages.ts'

/** Whole minor units: paise of INR in storage (rule M1), cents of the chosen currency on display. */
export type Minor = number

/** The part of a currency that display needs. */
export interface DisplayCurrency {
  readonly symbol: string
  /** How much of the currency one INR is. */
  readonly exchange_rate: number
}

/** Rupees on the wire → paise. */
export const toPaise = (rupees: number): Minor => Math.round(rupees * 100)
/** Paise → rupees on the wire; also cents → units of any currency. */
export const fromMinor = (minor: Minor): number => minor / 100
/** Grams on the wire → milligrams. */
export const toMilligrams = (grams: number): number => Math.round(grams * 1000)
/** Milligrams → grams on the wire. */
export const fromMilligrams = (milligrams: number): number => milligrams / 1000

/**
 * The price of one piece: the offer if above 0, else the sell price (rule M2). In the unit of both: rupees from the
 * wire, paise from the store.
 */
export const unitPrice = ({ sellPrice, offerPrice }: Prices): number =>
  offerPrice > 0 ? offerPrice : sellPrice

/** A rate as an integer and a power of ten, from its shortest decimal notation: 0.0119 is 119 / 10⁴. */
const fractionOf = (rate: number): { readonly digits: bigint; readonly unit: bigint } => {
  const [mantissa = '', exponent = '0'] = String(rate).split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  const power = decimals.length - Number(exponent)
  const digits = BigInt(whole + decimals)
  return power < 0
    ? { digits: digits * 10n ** BigInt(-power), unit: 1n }
    : { digits, unit: 10n ** BigInt(power) }
}

/** `numerator / denominator` as a whole number, rounded half away from zero. The denominator is above 0. */
const rounded = (numerator: bigint, denominator: bigint): bigint => {
  const magnitude = numerator < 0n ? -numerator : numerator
  const whole = (magnitude * 2n + denominator) / (denominator * 2n)
  return numerator < 0n ? -whole : whole
}

/**
 * `pieces` × `paise` in another currency's minor units, rounded once, half away from zero. Exact: it is computed with
 * integers of any size, so that binary fractions cause no rounding errors.
 */
export const convert = (paise: Minor, rate: number, pieces = 1): Minor => {
  const { digits, unit } = fractionOf(rate)
  return Number(rounded(BigInt(paise) * BigInt(pieces) * digits, unit))
}

/**
 * A share of an amount, rounded once, half away from zero.
 * @param hundredths of a percent: 1,250 is 12.5 %
 */
export const shareOf = (amount: Minor, hundredths: number): Minor =>
  Number(rounded(BigInt(amount) * BigInt(hundredths), 10_000n))

/**
 * A percentage of an amount, rounded once, half away from zero.
 * @param percent with up to 3 decimals: 3, 12.5, 0.125
 */
export const percentOf = (amount: Minor, percent: number): Minor =>
  Number(rounded(BigInt(amount) * BigInt(Math.round(percent * 1000)), 100_000n))

/** The displayed price of a line, in minor units of `currency`: the exact amount of all pieces, rounded once. */
export const displayLine = (
  prices: Prices,
  quantity: number,
  { exchange_rate }: DisplayCurrency,
): Minor => convert(toPaise(unitPrice(prices)), exchange_rate, quantity)

/** For how many pieces a price is shown. */
const piecesShown = [1, 10, 100, 1000] as const

/** A displayed price: `minor` units of its currency for a number of pieces. */
export interface DisplayPrice {
  readonly minor: Minor
  readonly pieces: (typeof piecesShown)[number]
}

/**
 * The displayed unit price: for the smallest number of pieces whose price 2 decimals do not distort by more than 0.5 %,
 * else for 1,000 pieces. Lines are never computed from it, see {@link displayLine}.
 */
export const displayPrice = (
  paise: Minor,
  { exchange_rate }: Pick<DisplayCurrency, 'exchange_rate'>,
): DisplayPrice => {
  const { digits, unit } = fractionOf(exchange_rate)
  const isTrue = (pieces: number) => {
    const exact = BigInt(paise) * BigInt(pieces) * digits
    const error = rounded(exact, unit) * unit - exact
    return (error < 0n ? -error : error) * 200n <= exact
  }
  const pieces = piecesShown.find(isTrue) ?? 1000
  return { minor: convert(paise, exchange_rate, pieces), pieces }
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const decimalFormat = once((language) => new Intl.NumberFormat(localeOf(language), twoDecimals))
const moneyFormat = once(
  (language) =>
    new Intl.NumberFormat(localeOf(language), {
      ...{ ...twoDecimals, style: 'currency', currency: 'INR' },
    }),
)

/** Minor units in the money format of `language`, with the currency's own symbol and 2 decimals (rule M5). */
export const formatMoney = (
  minor: Minor,
  { symbol }: Pick<DisplayCurrency, 'symbol'>,
  language: string,
): string =>
  moneyFormat(language)
    .formatToParts(fromMinor(minor))
    .map((part) => (part.type === 'currency' ? symbol : part.value))
    .join('')

const percentFormat = once(
  (language) =>
    new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 3 }),
)

/** A percentage with up to 3 decimals. @param percent 12.5 is 12.5 % */
export const formatPercent = (percent: number, language: string): string =>
  percentFormat(language).format(percent / 100)

/** Grams with 2 decimals, without the unit (rule M6). */
export const formatGrams = (grams: number, language: string): string =>
  decimalFormat(language).format(grams)

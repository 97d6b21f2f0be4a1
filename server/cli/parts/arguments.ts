import { InvalidArgumentError } from 'commander'
import { parseDecimal, toUnits } from '../import/parts/decimal.ts'

/** Parsers of command-line arguments. Their errors say what is expected. */

const units = (text: string, decimals: number, example: string): number => {
  const decimal = parseDecimal(text)
  const value = decimal && toUnits(decimal, decimals)
  if (!value?.exact || value.units < 0 || value.units > 1e13)
    throw new InvalidArgumentError(`Write ${example}.`)
  return value.units
}

/** Rupees with at most 2 decimals → paise. */
export const toPaiseArgument = (text: string): number =>
  units(text, 2, 'an amount in rupees with at most 2 decimals, such as 500 or 99.50')

/** An amount of any currency with at most 2 decimals → its minor units. */
export const toMinorArgument = (text: string): number =>
  units(text, 2, 'an amount with at most 2 decimals, such as 120 or 120.50')

/** `12.5` → 1250 hundredths of a percent; above 0, at most 100. */
export const toHundredths = (text: string): number => {
  const example = 'a percentage above 0 and up to 100, such as 10 or 12.5'
  const value = units(text, 2, example)
  if (value === 0 || value > 10_000) throw new InvalidArgumentError(`Write ${example}.`)
  return value
}

/** A whole number above 0. */
export const toCount = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('Write a whole number above 0, such as 100.')
  return Number(text)
}

/** `2026-12-31`, which exists in the calendar. */
export const toDay = (text: string): string => {
  const day = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('Write a day such as 2026-12-31.')
  return text
}

/** Text that is not blank. */
export const toText = (text: string): string => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > 2000)
    throw new InvalidArgumentError('Write a text of at most 2000 characters.')
  return trimmed
}

/** `A-000123` or `123` → 123. */
export const toOrderNumber = (text: string): number => {
  const digits = /^(?:A-)?(\d{1,9})$/i.exec(text)?.[1]
  if (digits === undefined)
    throw new InvalidArgumentError('Write a number such as A-000123 or 123.')
  return Number(digits)
}

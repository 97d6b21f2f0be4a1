import { convert, type DisplayCurrency, type Minor } from '../settings/money.ts'

type Rate = Pick<DisplayCurrency, 'exchange_rate'>

/** The least paise that are displayed as `minor` units of a currency or more. */
export const leastShownAs = (minor: Minor, { exchange_rate }: Rate): Minor => {
  let paise = Math.max(0, Math.ceil((minor - 0.5) / exchange_rate))
  while (paise > 0 && convert(paise - 1, exchange_rate) >= minor) paise -= 1
  while (convert(paise, exchange_rate) < minor) paise += 1
  return paise
}

/** The most paise that are displayed as `minor` units of a currency or less. */
export const mostShownAs = (minor: Minor, rate: Rate): Minor => leastShownAs(minor + 1, rate) - 1

/** The value of a letter or digit for the check digits: digits count themselves, A is 10, Z is 35. */
const numberOf = (character: string): string => String(Number.parseInt(character, 36))

/** The remainder of a text's value by 97, digit by digit, as the value is longer than a safe number. */
const remainderOf = (text: string): number =>
  [...text]
    .map(numberOf)
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** A creditor reference of ISO 11649. @param body up to 21 digits and capital letters */
export const withCheckDigits = (body: string): string =>
  `RF${String(98 - remainderOf(`${body}RF00`)).padStart(2, '0')}${body}`

/**
 * The reference that the buyer writes on a transfer: the order's number with check digits, `RF63A000123`. European
 * banks refuse it if a digit is mistyped; elsewhere it is readable text.
 * @param number counts up from 1
 */
export const paymentReference = (number: number): string =>
  withCheckDigits(`A${String(number).padStart(6, '0')}`)

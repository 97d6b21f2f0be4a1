/** `1200`, `1,200` or `1 200`, perhaps with `.0` or `.00`. `1.200` means a thousand to some and one to others. */
const wholeNumber = /^(\d{1,12}|\d{1,3}([, ]\d{3}){1,3})(\.00?)?$/

/** The digits 0 of Arabic, Persian and Devanagari. */
const zeros = [0x660, 0x6f0, 0x966]

/** The same text with the digits 0 to 9. */
const inPlainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.findLast((one) => one <= code) ?? code
    return String(code - zero)
  })

/** A number of pieces as spreadsheets write it; undefined if it is something else. */
export const piecesIn = (cell: string): number | undefined => {
  const trimmed = inPlainDigits(cell.trim())
  return wholeNumber.test(trimmed)
    ? Number(trimmed.replaceAll(/[, ]/g, '').replace(/\..*/, ''))
    : undefined
}

/** `1,200`, `1.200`, `1 200` or `1’200`: a thousand and two hundred. */
const inThousands = /^[+-]?\d{1,3}(?:[,.\u066c\s'’]\d{3}){1,3}$/
const decimal = /^[+-]?\d{1,12}(?:[.,\u066b]\d+)?$/

/**
 * The number that a buyer types into a field for pieces; undefined if it is not a number. A point or comma before three
 * digits separates thousands there: nobody orders a thousandth of a piece.
 */
export const typedPieces = (text: string): number | undefined => {
  const typed = inPlainDigits(text.trim())
  if (inThousands.test(typed)) return Number(typed.replaceAll(/[^\d+-]/g, ''))
  return decimal.test(typed) ? Number(typed.replace(/[,\u066b]/, '.')) : undefined
}

/** The pieces that a cell may mean, if its point separates thousands; undefined if it has none. */
export const piecesInThousands = (cell: string): number | undefined =>
  inThousands.test(inPlainDigits(cell.trim())) ? typedPieces(cell) : undefined

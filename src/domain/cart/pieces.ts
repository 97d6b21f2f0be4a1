/** `1200`, `1,200` or `1 200`, perhaps with `.0` or `.00`. `1.200` means a thousand to some and one to others. */
const wholeNumber = /^(\d{1,12}|\d{1,3}([, ]\d{3}){1,3})(\.00?)?$/

/** A number of pieces as spreadsheets write it; undefined if it is something else. */
export const piecesIn = (cell: string): number | undefined => {
  const trimmed = cell.trim()
  return wholeNumber.test(trimmed)
    ? Number(trimmed.replaceAll(/[, ]/g, '').replace(/\..*/, ''))
    : undefined
}

/** Numbers of all pieces in typed arrays, which are fast to scan. */
export interface Columns {
  /** Paise. */
  readonly price: Float64Array
  /** Ms since the epoch. */
  readonly newest: Float64Array
}

const ofLength = (length: number): Columns => ({
  price: new Float64Array(length),
  newest: new Float64Array(length),
})

/** Columns with the capacity for a piece of this number. Existing values are kept. */
export const withCapacity = (columns: Columns, number: number): Columns => {
  if (number < columns.price.length) return columns
  const wider = ofLength(Math.max(1_024, 2 * number))
  for (const name of Object.keys(wider) as (keyof Columns)[]) wider[name].set(columns[name])
  return wider
}

export const noColumns: Columns = ofLength(0)

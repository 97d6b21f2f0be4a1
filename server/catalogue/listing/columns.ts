/** Numbers of every piece, each kind in an array of its own that a pass over many pieces reads fast. */
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

/** Columns with room for a piece of this number; what stands in them stays. */
export const withRoomFor = (columns: Columns, number: number): Columns => {
  if (number < columns.price.length) return columns
  const wider = ofLength(Math.max(1_024, 2 * number))
  for (const name of Object.keys(wider) as (keyof Columns)[]) wider[name].set(columns[name])
  return wider
}

export const noColumns: Columns = ofLength(0)

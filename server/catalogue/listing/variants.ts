/** The variants of a piece. */
export interface PieceVariants {
  /** See `shapes.ts`. */
  readonly pattern: number
  /** Price in paise and stock of each variant, in the order of the pattern. */
  readonly offers: readonly { readonly price: number; readonly stock: number }[]
}

/** The variants of all pieces in shared arrays. Those of piece `p` are the `count[p]` entries from `first[p]` on. */
export interface VariantColumns {
  readonly first: Uint32Array
  readonly count: Uint32Array
  readonly pattern: Uint32Array
  /** The lowest and highest price of each piece, in paise. */
  readonly lowest: Float64Array
  readonly highest: Float64Array
  /** The price of each variant, in paise. */
  readonly price: Float64Array
  /** 1 for each variant in stock, else 0. */
  readonly inStock: Uint8Array
}

const room = (pieces: number, variants: number): VariantColumns => ({
  first: new Uint32Array(pieces),
  count: new Uint32Array(pieces),
  pattern: new Uint32Array(pieces),
  lowest: new Float64Array(pieces),
  highest: new Float64Array(pieces),
  price: new Float64Array(variants),
  inStock: new Uint8Array(variants),
})

const copied = (columns: VariantColumns, wider: VariantColumns): VariantColumns => {
  for (const name of Object.keys(wider) as (keyof VariantColumns)[]) wider[name].set(columns[name])
  return wider
}

/** Stores the variants of all pieces by number, in 28 bytes per piece and 9 per variant. */
export const createVariants = () => {
  let columns = room(1_024, 1_024)
  /** The end of the used part, and the number of unused entries in it. */
  let end = 0
  let unused = 0

  /** Removes unused entries. */
  const compact = () => {
    const { first, count, price, inStock } = columns
    const packed = copied(columns, room(first.length, price.length))
    end = 0
    for (const [piece, variants] of count.entries()) {
      const from = first[piece] as number
      packed.first[piece] = end
      packed.price.set(price.subarray(from, from + variants), end)
      packed.inStock.set(inStock.subarray(from, from + variants), end)
      end += variants
    }
    unused = 0
    columns = packed
  }

  /** Reserves entries for the variants of a piece. */
  const place = (piece: number, variants: number) => {
    if (columns.count[piece] === variants) return
    unused += columns.count[piece] as number
    columns.count[piece] = 0
    if (unused > end / 2) compact()
    if (end + variants > columns.price.length)
      columns = copied(columns, room(columns.first.length, 2 * (end + variants)))
    columns.first[piece] = end
    columns.count[piece] = variants
    end += variants
  }

  return {
    /** The current arrays. Adding a piece may replace them. */
    columns: (): VariantColumns => columns,
    /** @returns whether the pattern, a price, or whether a variant is in stock has changed */
    put: (piece: number, { pattern, offers }: PieceVariants): boolean => {
      if (piece >= columns.first.length)
        columns = copied(columns, room(2 * piece, columns.price.length))
      let hasChanged = columns.pattern[piece] !== pattern || columns.count[piece] !== offers.length
      place(piece, offers.length)
      const from = columns.first[piece] as number
      for (const [position, { price, stock }] of offers.entries()) {
        const inStock = stock > 0 ? 1 : 0
        const at = from + position
        hasChanged ||= columns.price[at] !== price || columns.inStock[at] !== inStock
        columns.price[at] = price
        columns.inStock[at] = inStock
      }
      const prices = columns.price.subarray(from, from + offers.length)
      columns.pattern[piece] = pattern
      columns.lowest[piece] = prices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
      columns.highest[piece] = prices.reduce((a, b) => Math.max(a, b), 0)
      return hasChanged
    },
  }
}

/** The variants of a piece as lists know them. */
export interface PieceVariants {
  /** Which variants they are, see `shapes.ts`. */
  readonly pattern: number
  /** Price in paise and stock of each, in the order of the pattern. */
  readonly offers: readonly { readonly price: number; readonly stock: number }[]
}

/** The variants of all pieces in one row. Those of piece `p` are `count[p]` from `first[p]` on, in their order. */
export interface VariantColumns {
  readonly first: Uint32Array
  readonly count: Uint32Array
  readonly pattern: Uint32Array
  /** Paise: the lowest and the highest price of each piece. */
  readonly lowest: Float64Array
  readonly highest: Float64Array
  /** Paise, of each variant. */
  readonly price: Float64Array
  /** 1 where there is any, for each variant. */
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

/** Keeps the variants of every piece by its number: 28 bytes for the piece and 9 for each variant. */
export const createVariants = () => {
  let columns = room(1_024, 1_024)
  /** Where the row ends, and how much of it belongs to no piece any more. */
  let end = 0
  let unused = 0

  /** Moves the variants of all pieces together. */
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

  /** Gives a piece a place for so many variants. */
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
    /** As they are now; a piece that comes may bring others. */
    columns: (): VariantColumns => columns,
    put: (piece: number, { pattern, offers }: PieceVariants): void => {
      if (piece >= columns.first.length)
        columns = copied(columns, room(2 * piece, columns.price.length))
      place(piece, offers.length)
      const from = columns.first[piece] as number
      for (const [position, { price, stock }] of offers.entries()) {
        columns.price[from + position] = price
        columns.inStock[from + position] = stock > 0 ? 1 : 0
      }
      const prices = columns.price.subarray(from, from + offers.length)
      columns.pattern[piece] = pattern
      columns.lowest[piece] = prices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
      columns.highest[piece] = prices.reduce((a, b) => Math.max(a, b), 0)
    },
  }
}

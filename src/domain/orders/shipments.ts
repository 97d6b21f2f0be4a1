/** Pieces that were ordered. Shipped, open and cancelled ones are always all of them (rule O17). */
export interface Pieces {
  readonly ordered: number
  readonly shipped: number
  readonly cancelled: number
}

/** The pieces of a line. */
export interface LinePieces extends Pieces {
  readonly id: string
}

/** Pieces of a line that a shipment takes. */
export interface Parcel {
  readonly lineId: string
  readonly quantity: number
}

/** Pieces that are still to be shipped. */
export const openOf = ({ ordered, shipped, cancelled }: Pieces): number =>
  ordered - shipped - cancelled

/** How many pieces of an order are shipped, and how many are still to be shipped. */
export const countPieces = (
  lines: readonly Pieces[],
): { readonly shippedPieces: number; readonly openPieces: number } => ({
  shippedPieces: lines.reduce((sum, { shipped }) => sum + shipped, 0),
  openPieces: lines.reduce((sum, line) => sum + openOf(line), 0),
})

/** The pieces of an order of which a part is shipped, without cancelled ones; undefined for any other order. */
export const partlyShipped = ({
  shippedPieces: shipped,
  openPieces,
}: ReturnType<typeof countPieces>):
  | { readonly shipped: number; readonly pieces: number }
  | undefined =>
  shipped > 0 && openPieces > 0 ? { shipped, pieces: shipped + openPieces } : undefined

/** Everything that is still to be shipped. */
export const restOf = (lines: readonly LinePieces[]): readonly Parcel[] =>
  lines.flatMap((line) => {
    const quantity = openOf(line)
    return quantity === 0 ? [] : [{ lineId: line.id, quantity }]
  })

/** Whether nothing is left to be shipped. */
export const isAllShipped = (lines: readonly LinePieces[]): boolean => restOf(lines).length === 0

export type Shipping =
  | { readonly kind: 'shipped'; readonly lines: readonly LinePieces[] }
  /** A shipment without pieces. */
  | { readonly kind: 'empty' }
  /** More pieces of a line than are open. */
  | { readonly kind: 'tooMany'; readonly lineId: string; readonly open: number }

/** The lines after a shipment; nothing is shipped unless all of it can be. */
export const shipPieces = (lines: readonly LinePieces[], parcels: readonly Parcel[]): Shipping => {
  if (parcels.length === 0) return { kind: 'empty' }
  const left = new Map(lines.map((line) => [line.id, line]))
  for (const { lineId, quantity } of parcels) {
    const line = left.get(lineId)
    const open = line ? openOf(line) : 0
    if (!line || quantity > open) return { kind: 'tooMany', lineId, open }
    left.set(lineId, { ...line, shipped: line.shipped + quantity })
  }
  return { kind: 'shipped', lines: [...left.values()] }
}

/** How many of the cancelled pieces of a line had been taken from the stock: its backorder is cancelled first. */
export const returnedOf = (backorder: number, cancelled: number): number =>
  Math.max(0, cancelled - backorder)

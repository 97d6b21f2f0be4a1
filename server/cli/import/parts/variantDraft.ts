import type { Repair } from './amounts.ts'

/** A variant from a row, with the SKU of the file. Money in paise, weight in milligrams. */
export interface VariantDraft<Row, Field extends string> {
  readonly row: Row
  readonly sku: string
  readonly values: readonly string[]
  readonly isPriced: boolean
  readonly sellPrice: number
  readonly offerPrice: number
  readonly costPrice: number
  readonly weight: number
  readonly stock: number
  /** A picture of its own. */
  readonly image?: string | undefined
  readonly repairs: readonly Repair<Field>[]
}

import { createCategoryFinder } from '../categories.ts'
import { recogniseColumns } from '../columns.ts'
import { type Decimal, parseDecimal } from '../decimal.ts'
import { type FileImport, importRows } from '../importRows.ts'
import type { ImportReport } from '../report.ts'
import { headerOf } from '../rows.ts'
import { createSkus } from '../skus.ts'
import { wooFile } from './columns.ts'
import { identifyRows } from './identify.ts'
import { assembleWooProduct } from './product.ts'

/** Grams in a unit of weight. */
const gramsIn = { g: '1', kg: '1000', lbs: '453.59237', oz: '28.349523125' } as const
export type WeightUnit = keyof typeof gramsIn
export const weightUnits = Object.keys(gramsIn) as WeightUnit[]

export interface WooCommerceImport extends FileImport {
  /** INR per unit of the file's currency; the file is in INR without it. */
  readonly rate?: Decimal
  /** Without it the unit that the weight's column names, `Weight (kg)`, and kg where it names none. */
  readonly weightUnit?: WeightUnit
}

/**
 * Brings WooCommerce's product CSV into the catalogue: simple products, and variable ones with their
 * variations. A product is known again by the slug that its name makes and a variant by its SKU, so that
 * the same file twice changes nothing. Whatever is not taken as it stands is in the report with its line.
 * @throws UnreadableFileError when the file cannot be read or is no WooCommerce product CSV
 */
export const importWooCommerce = async ({
  rate = parseDecimal('1') as Decimal,
  weightUnit,
  ...file
}: WooCommerceImport): Promise<ImportReport> => {
  const rows = await identifyRows(file.open)
  const unit = weightUnit ?? unitOf(await headerOf(file.open()))
  const units = { rate, grams: parseDecimal(gramsIn[unit]) as Decimal, now: file.now() }
  const assembly = {
    skus: await createSkus(file.engine.db),
    categories: await createCategoryFinder(file.engine.db),
  }
  return importRows(
    { rows, assemble: (ofProduct) => assembleWooProduct(ofProduct, assembly, units) },
    file,
  )
}

const unitOf = (header: readonly string[]): WeightUnit => {
  const recognised = recogniseColumns(header, wooFile)
  const name = 'columns' in recognised ? recognised.columns.nameOf('weight') : ''
  const unit = /\((\w+)\)/.exec(name)?.[1]?.toLowerCase()
  return weightUnits.find((known) => known === unit) ?? 'kg'
}

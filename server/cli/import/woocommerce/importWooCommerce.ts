import { createCategoryFinder } from '../parts/categories.ts'
import { recogniseColumns } from '../parts/columns.ts'
import { type Decimal, parseDecimal } from '../parts/decimal.ts'
import { type FileImport, importRows } from '../parts/importRows.ts'
import type { ImportReport } from '../parts/report.ts'
import { headerOf } from '../parts/rows.ts'
import { createSkus } from '../parts/skus.ts'
import { wooFile } from './columns.ts'
import { identifyRows } from './identify.ts'
import { assembleWooProduct } from './product.ts'

/** Grams in a unit of weight. */
const gramsIn = { g: '1', kg: '1000', lbs: '453.59237', oz: '28.349523125' } as const
export type WeightUnit = keyof typeof gramsIn
export const weightUnits = Object.keys(gramsIn) as WeightUnit[]

export interface WooCommerceImport extends FileImport {
  /** INR per unit of the file's currency. Default: the file is in INR. */
  readonly rate?: Decimal
  /** Default: the unit in the name of the column, such as `Weight (kg)`, else kg. */
  readonly weightUnit?: WeightUnit
}

/**
 * Imports WooCommerce's product CSV: simple products, and variable ones with their variations. Products are identified
 * by the slug of their name and variants by SKU, so a second import of the same file changes nothing. All refusals and
 * repairs are in the report.
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

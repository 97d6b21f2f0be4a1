import { createCategoryFinder } from '../categories.ts'
import { type Decimal, parseDecimal } from '../decimal.ts'
import { type FileImport, importRows } from '../importRows.ts'
import type { ImportReport } from '../report.ts'
import { type BadRow, readRows } from '../rows.ts'
import { createSkus } from '../skus.ts'
import { type Row, shopifyFile } from './columns.ts'
import { assembleProduct } from './product.ts'

export interface ShopifyImport extends FileImport {
  /** INR per unit of the file's currency; the file is in INR without it. */
  readonly rate?: Decimal
}

const inRupees = parseDecimal('1') as Decimal

/**
 * Brings Shopify's product CSV into the catalogue, a product per transaction. A product is known again by
 * its handle and a variant by its SKU, so that the same file twice changes nothing. Whatever is not taken
 * as it stands is in the report with its line.
 * @throws UnreadableFileError when the file cannot be read or is no Shopify product CSV
 */
export const importShopify = async ({
  rate = inRupees,
  ...file
}: ShopifyImport): Promise<ImportReport> => {
  const assembly = {
    skus: await createSkus(file.engine.db),
    categories: await createCategoryFinder(file.engine.db),
    rate,
  }
  async function* rows(): AsyncGenerator<Row | BadRow> {
    for await (const row of readRows(file.open(), shopifyFile)) {
      if ('reason' in row) yield row
      else if (row.get('handle') !== '') yield { ...row, handle: row.get('handle') }
      else
        yield {
          line: row.line,
          field: row.nameOf('handle'),
          reason: 'is empty; each row names its product',
        }
    }
  }
  return importRows(
    {
      rows,
      assemble: (ofProduct) => assembleProduct(ofProduct, assembly),
      apart: (ofProduct) => ({
        lines: ofProduct.map(({ line }) => line),
        handle: ofProduct[0]?.handle ?? '',
        field: ofProduct[0]?.nameOf('handle') ?? '',
        reason: 'rows of the product stand apart: put together',
      }),
    },
    file,
  )
}

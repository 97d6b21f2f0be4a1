import { createCategoryFinder } from '../parts/categories.ts'
import { type Decimal, parseDecimal } from '../parts/decimal.ts'
import { type FileImport, importRows } from '../parts/importRows.ts'
import type { ImportReport } from '../parts/report.ts'
import { type BadRow, readRows } from '../parts/rows.ts'
import { createSkus } from '../parts/skus.ts'
import { type Row, shopifyFile } from './columns.ts'
import { assembleProduct } from './product.ts'

export interface ShopifyImport extends FileImport {
  /** INR per unit of the file's currency. Default: the file is in INR. */
  readonly rate?: Decimal
}

const inRupees = parseDecimal('1') as Decimal

/**
 * Imports Shopify's product CSV, a product per transaction. Products are identified by handle and variants by SKU, so a
 * second import of the same file changes nothing. All refusals and repairs are in the report.
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
        reason: 'rows of the product are apart: put together',
      }),
    },
    file,
  )
}

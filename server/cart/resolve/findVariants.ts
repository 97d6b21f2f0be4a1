import type { VariantLookUp } from '../../../src/domain/cart/quickOrder/matchCodes.ts'
import type { Db } from '../../store/schema.ts'
import { type CartVariant, toVariant, variantColumns } from '../cartVariant.ts'

/** Values per statement, far below the parameter limits of both engines. */
const batchSize = 2_000

/** Runs a query for all values, a batch at a time. */
const inBatches = async <T>(
  values: readonly string[],
  read: (batch: string[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  const rows: T[] = []
  for (let from = 0; from < values.length; from += batchSize)
    rows.push(...(await read(values.slice(from, from + batchSize))))
  return rows
}

/** Looks variants up by what buyers type. */
export const variantLookUp = (db: Db): VariantLookUp => {
  const variants = () =>
    db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['variant.id', 'variant.sku', 'variant.sku_code as code'])
      .orderBy('variant.sku_code')
      .orderBy('variant.sku')
  const sold = () =>
    variants().where('variant.active', '=', 1).where('product.status', '=', 'active')

  return {
    byIds: (ids) =>
      inBatches(ids, (batch) => variants().where('variant.id', 'in', batch).execute()),
    byCodes: (codes) =>
      inBatches(codes, (batch) => variants().where('variant.sku_code', 'in', batch).execute()),
    soldByCodes: (codes) =>
      inBatches(codes, (batch) => sold().where('variant.sku_code', 'in', batch).execute()),
    soldBeginningWith: (beginning, limit) =>
      sold()
        .where('variant.sku_code', '>=', beginning)
        .where('variant.sku_code', '<', `${beginning}\u{10ffff}`)
        .limit(limit)
        .execute(),
  }
}

/** All that a line shows of variants. */
export const readVariants = async (db: Db, ids: readonly string[]): Promise<CartVariant[]> => {
  const rows = await inBatches(ids, (batch) =>
    db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(variantColumns)
      .where('variant.id', 'in', batch)
      .execute(),
  )
  return rows.map(toVariant)
}

import type { VariantLookUp } from '../../../src/domain/cart/quickOrder/matchCodes.ts'
import { inParts } from '../../store/givenRows.ts'
import type { Db } from '../../store/schema.ts'
import { type CartVariant, toVariant, variantColumns } from '../cartVariant.ts'

/** Runs a query for all values, some at a time. */
const inBatches = async <T>(
  values: readonly string[],
  read: (part: string[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  const rows: T[] = []
  for (const part of inParts(values)) rows.push(...(await read(part)))
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
    byIds: (ids) => inBatches(ids, (part) => variants().where('variant.id', 'in', part).execute()),
    byCodes: (codes) =>
      inBatches(codes, (part) => variants().where('variant.sku_code', 'in', part).execute()),
    soldByCodes: (codes) =>
      inBatches(codes, (part) => sold().where('variant.sku_code', 'in', part).execute()),
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
  const rows = await inBatches(ids, (part) =>
    db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(variantColumns)
      .where('variant.id', 'in', part)
      .execute(),
  )
  return rows.map(toVariant)
}

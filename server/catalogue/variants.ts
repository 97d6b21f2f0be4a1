import { uuidv7 } from 'uuidv7'
import type { ChosenAttribute } from '../../src/contracts/cart/cartRows.ts'
import { skuCode } from '../../src/domain/cart/skuCode.ts'
import type { Row, Trx } from '../store/schema.ts'
import { CatalogueInputError, type ProductInput } from './input.ts'
import { chosenOf, type StoredLevel } from './levels.ts'

/**
 * Stores the variants of a product, identified by SKU. Variants that are missing from the input are no longer sold.
 * @throws CatalogueInputError when a SKU belongs to another product
 */
export const putVariants = async (
  trx: Trx,
  productId: string,
  { variants }: ProductInput,
  levels: readonly StoredLevel[],
) => {
  const known = await trx
    .selectFrom('variant')
    .selectAll()
    .where('product_id', '=', productId)
    .execute()
  const bySku = new Map(known.map((row) => [row.sku, row]))
  for (const [position, variant] of variants.entries()) {
    const chosen = chosenOf(levels, variant.values)
    const row = {
      sell_price: variant.sellPrice,
      offer_price: variant.offerPrice,
      cost_price: variant.costPrice,
      weight: variant.weight,
      stock: variant.stock,
      position,
      active: 1,
      chosen_json: JSON.stringify(chosen),
      image: variant.image ?? null,
      metal_weight: variant.metalWeight ?? null,
    }
    const id = await putVariantRow(trx, productId, variant.sku, bySku.get(variant.sku), row)
    await putVariantValues(trx, id, chosen)
  }
  const sold = new Set(variants.map(({ sku }) => sku))
  const dropped = known
    .filter(({ sku, active }) => active === 1 && !sold.has(sku))
    .map(({ id }) => id)
  if (dropped.length > 0)
    await trx.updateTable('variant').set({ active: 0 }).where('id', 'in', dropped).execute()
}

const putVariantRow = async (
  trx: Trx,
  productId: string,
  sku: string,
  known: Row<'variant'> | undefined,
  row: Omit<Row<'variant'>, 'id' | 'product_id' | 'sku' | 'sku_code'>,
): Promise<string> => {
  if (known) {
    await trx.updateTable('variant').set(row).where('id', '=', known.id).execute()
    return known.id
  }
  const taken = await trx
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('product.slug')
    .where('variant.sku', '=', sku)
    .executeTakeFirst()
  if (taken) throw new CatalogueInputError('sku', `SKU ${sku} belongs to product ${taken.slug}`)
  const id = uuidv7()
  await trx
    .insertInto('variant')
    .values({ ...row, id, product_id: productId, sku, sku_code: skuCode(sku) })
    .execute()
  return id
}

const putVariantValues = async (
  trx: Trx,
  variantId: string,
  chosen: readonly ChosenAttribute[],
) => {
  await trx.deleteFrom('variant_value').where('variant_id', '=', variantId).execute()
  if (chosen.length === 0) return
  await trx
    .insertInto('variant_value')
    .values(
      chosen.map(({ attributeId, valueId }) => ({
        variant_id: variantId,
        attribute_id: attributeId,
        value_id: valueId,
      })),
    )
    .execute()
}

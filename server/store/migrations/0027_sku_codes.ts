import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

const batch = 1_000

/** As `skuCode` of `src/domain/cart/skuCode.ts` was when this was written. */
const codeOf = (sku: string): string =>
  sku
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Variants are found by their SKU without case and hyphens. */
export const skuCodes = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { text }: ColumnTypes,
) => {
  await db.schema
    .alterTable('variant')
    .addColumn('sku_code', text, (c) => c.notNull().defaultTo(''))
    .execute()
  let last = ''
  for (;;) {
    const variants = await db
      .selectFrom('variant')
      .select(['id', 'sku'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (variants.length === 0) break
    for (const { id, sku } of variants)
      await db
        .updateTable('variant')
        .set({ sku_code: codeOf(sku) })
        .where('id', '=', id)
        .execute()
    last = variants.at(-1)?.id
  }
  await db.schema.createIndex('variant_by_sku_code').on('variant').column('sku_code').execute()
}

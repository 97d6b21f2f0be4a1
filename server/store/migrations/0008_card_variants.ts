import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

const batch = 500

const listedVariants = (variants: readonly { sku: string }[]) => {
  const [first, ...others] = variants
  return {
    variantCount: variants.length,
    ...(first && others.length === 0 ? { sku: first.sku } : {}),
  }
}

/** Rendered products say how many variants they have, and the SKU where there is one. */
export const cardVariants = async (db: AnyDb) => {
  let last = ''
  for (;;) {
    const products = await db
      .selectFrom('product')
      .select(['id', 'card_json', 'detail_json'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (products.length === 0) return
    const variants = await db
      .selectFrom('variant')
      .select(['product_id', 'sku'])
      .where('active', '=', 1)
      .where(
        'product_id',
        'in',
        products.map(({ id }) => id),
      )
      .execute()
    const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id)
    for (const { id, card_json, detail_json } of products) {
      const listed = listedVariants(variantsOf.get(id) ?? [])
      const withVariants = (json: string) => JSON.stringify({ ...JSON.parse(json), ...listed })
      await db
        .updateTable('product')
        .set({ card_json: withVariants(card_json), detail_json: withVariants(detail_json) })
        .where('id', '=', id)
        .execute()
    }
    last = products.at(-1)?.id
  }
}

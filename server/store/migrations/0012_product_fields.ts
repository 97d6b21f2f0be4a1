import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

const batch = 500

/**
 * Writes two fields into the documents of existing products: the slugs of the categories from the root to the
 * product's own, and the quantity that each variant's draft begins with.
 */
export const productFields = async (db: AnyDb) => {
  const slugsOf = await readPaths(db)
  let last = ''
  for (;;) {
    const products = await db
      .selectFrom('product')
      .select(['id', 'detail_json'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (products.length === 0) return
    for (const { id, detail_json } of products) {
      const detail = withFields(JSON.parse(detail_json), slugsOf)
      await db
        .updateTable('product')
        .set({ detail_json: JSON.stringify(detail) })
        .where('id', '=', id)
        .execute()
    }
    last = products.at(-1)?.id
  }
}

interface Detail {
  readonly category?: readonly { readonly _id: string }[]
  readonly quantityRule?: { readonly minimum: number }
  readonly variants?: readonly object[]
  readonly moreVariants?: readonly object[]
}

const withFields = (detail: Detail, slugsOf: (categoryId: string) => readonly string[]) => {
  const withQuantity = (variant: object) => ({
    ...variant,
    quantity: detail.quantityRule?.minimum ?? 1,
  })
  return {
    ...detail,
    variants: (detail.variants ?? []).map(withQuantity),
    moreVariants: (detail.moreVariants ?? []).map(withQuantity),
    categories: slugsOf(detail.category?.[0]?._id ?? ''),
  }
}

/** Reads the category tree. @returns the slugs from the root to a category */
const readPaths = async (db: AnyDb) => {
  const rows: readonly { id: string; slug: string; parent_id: string | null }[] = await db
    .selectFrom('category')
    .select(['id', 'slug', 'parent_id'])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const slugsOf = (id: string): string[] => {
    const row = byId.get(id)
    return row ? [...slugsOf(row.parent_id ?? ''), row.slug] : []
  }
  return slugsOf
}

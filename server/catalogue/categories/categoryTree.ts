import type { Category } from '../../../src/contracts/catalogue/product.ts'
import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import type { Db, Row, Trx } from '../../store/schema.ts'

export interface CategoryNode {
  readonly id: string
  readonly slug: string
  readonly parentId: string | null
  readonly name: MultilingualText
}

/** The tree of categories. */
export interface CategoryTree {
  byId(id: string): CategoryNode | undefined
  bySlug(slug: string): CategoryNode | undefined
  /** The path from the root to the category, inclusive. */
  path(id: string): readonly CategoryNode[]
  /** Nested as in the contract. */
  nested(): Category[]
}

const toNode = (row: Row<'category'>): CategoryNode => ({
  id: row.id,
  slug: row.slug,
  parentId: row.parent_id,
  name: JSON.parse(row.name_json) as MultilingualText,
})

/** Reads the whole tree. Shops have hundreds of categories, not thousands. */
export const readCategoryTree = async (db: Db | Trx): Promise<CategoryTree> => {
  const rows = await db
    .selectFrom('category')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  const nodes = rows.map(toNode)
  const ids = new Map(nodes.map((node) => [node.id, node]))
  const slugs = new Map(nodes.map((node) => [node.slug, node]))
  const path = (id: string): readonly CategoryNode[] => {
    const node = ids.get(id)
    if (!node) return []
    return node.parentId === null ? [node] : [...path(node.parentId), node]
  }
  const below = (parentId: string | null): Category[] =>
    nodes
      .filter((node) => node.parentId === parentId)
      .map(({ id, slug, name }) => ({ _id: id, slug, name, parentId, children: below(id) }))
  return {
    byId: (id) => ids.get(id),
    bySlug: (slug) => slugs.get(slug),
    path,
    nested: () => below(null),
  }
}

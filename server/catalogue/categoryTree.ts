import type { Category } from '../../src/contracts/catalogue.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import type { Db, Row, Trx } from '../store/schema.ts'

export interface CategoryNode {
  readonly id: string
  readonly slug: string
  readonly parentId: string | null
  readonly name: MultilingualText
}

/** The categories, with the ways up and down. */
export interface CategoryTree {
  byId(id: string): CategoryNode | undefined
  bySlug(slug: string): CategoryNode | undefined
  /** From the top down to the category itself. */
  path(id: string): readonly CategoryNode[]
  /** As the wire nests them. */
  nested(): Category[]
}

const toNode = (row: Row<'category'>): CategoryNode => ({
  id: row.id,
  slug: row.slug,
  parentId: row.parent_id,
  name: JSON.parse(row.name_json) as MultilingualText,
})

/** Reads the whole tree; shops have hundreds of categories, not thousands. */
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

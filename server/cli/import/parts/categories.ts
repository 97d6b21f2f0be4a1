import type { Category } from '../../../../src/contracts/catalogue/product.ts'
import { fold } from '../../../../src/domain/shell/words.ts'
import { readCategoryTree } from '../../../catalogue/categories/categoryTree.ts'
import type { CategoryInput } from '../../../catalogue/input.ts'
import type { Db } from '../../../store/schema.ts'

/** A category for a product, and the categories of its path that may not exist yet. */
export interface FoundCategory {
  readonly slug: string
  readonly missing: readonly CategoryInput[]
}

/** One level of a category's slug: `Silver 92.5` → `silver-92.5`. */
export const slugPart = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}\p{M}.]+/gu, '-')
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '')

/** `Ring` and `RINGS` are one category. */
const sameName = (parentSlug: string | null, name: string) =>
  `${parentSlug ?? ''}_${slugPart(name).replace(/s$/, '')}`

const other: CategoryInput = {
  slug: 'other',
  parentSlug: null,
  name: { en: 'Other', it: 'Altro', hi: 'अन्य' },
}

/**
 * Finds the category of a product type: an existing one by slug or name, or a new one. `Metals > Silver 92.5 > Chains`
 * is a path from the root. Of a Shopify product category, only the last part counts.
 */
export const createCategoryFinder = async (db: Db) => {
  const tree = await readCategoryTree(db)
  const known = new Map<string, Pick<CategoryInput, 'slug'>>()
  const added = new Map<string, CategoryInput>()
  const learn = (category: Category, parentSlug: string | null) => {
    const { slug, name, children } = category
    for (const text of [...Object.values(name), slug.split('_').at(-1) ?? '']) {
      const key = sameName(parentSlug, text)
      if (!known.has(key)) known.set(key, category)
    }
    for (const child of children) learn(child, slug)
  }
  for (const category of tree.nested()) learn(category, null)

  const walk = (names: readonly string[]): FoundCategory => {
    const missing: CategoryInput[] = []
    let parentSlug: string | null = null
    for (const name of names) {
      const key = sameName(parentSlug, name)
      const found = known.get(key) ?? added.get(key)
      const slug: string = found?.slug ?? [parentSlug, slugPart(name)].filter(Boolean).join('_')
      if (!found) added.set(key, { slug, parentSlug, name: { en: readable(name) } })
      const addition = added.get(key)
      if (addition) missing.push(addition)
      parentSlug = slug
    }
    return { slug: parentSlug ?? other.slug, missing }
  }

  return {
    find: (type: string, productCategory: string): FoundCategory => {
      if (tree.bySlug(type)) return { slug: type, missing: [] }
      const names = type === '' ? parts(productCategory).slice(-1) : parts(type)
      return names.length > 0 ? walk(names) : { slug: other.slug, missing: [other] }
    },
  }
}

export type CategoryFinder = Awaited<ReturnType<typeof createCategoryFinder>>

const parts = (path: string): string[] =>
  path
    .split('>')
    .map((name) => name.trim())
    .filter((name) => slugPart(name) !== '')

/** `NECKLACE SET` → `Necklace Set`; a name with lower-case letters is unchanged. */
const readable = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name

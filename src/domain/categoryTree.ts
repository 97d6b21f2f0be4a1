import type { Category } from '../contracts/catalogue.ts'

/** The categories from the top down to the one with `slug`; empty when there is none. */
export const pathTo = (categories: readonly Category[], slug: string): readonly Category[] => {
  for (const category of categories) {
    if (category.slug === slug) return [category]
    const below = pathTo(category.children, slug)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

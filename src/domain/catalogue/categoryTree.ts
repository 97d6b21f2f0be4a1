import type { Category } from '../../contracts/catalogue/product.ts'

/** The categories from the top down to the one with `slug`; empty when there is none. */
export const pathTo = (categories: readonly Category[], slug: string): readonly Category[] => {
  for (const category of categories) {
    if (category.slug === slug) return [category]
    const below = pathTo(category.children, slug)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The categories with a word that begins with `text` in any language, as paths from the top down. */
export const matchCategories = (
  categories: readonly Category[],
  text: string,
  above: readonly Category[] = [],
): readonly (readonly Category[])[] => {
  const wanted = plain(text.trim())
  if (wanted === '') return []
  return categories.flatMap((category) => {
    const path = [...above, category]
    const isMatch = Object.values(category.name).some((name) =>
      ` ${plain(name)}`.includes(` ${wanted}`),
    )
    return [...(isMatch ? [path] : []), ...matchCategories(category.children, text, path)]
  })
}

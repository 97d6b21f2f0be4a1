import type { FeaturedProduct, Product } from '../../contracts/catalogue/product.ts'

/** The slug of the whole catalogue in requests for a listing, unless a category has this slug. */
export const wholeCatalogue = 'all'

/** The catalogue with a text search (rule P8). */
export const searchPath = (text: string): string =>
  `/eshop?${new URLSearchParams({ search: text })}`

/** The listing of a category. */
export const categoryPath = (slug: string): string => `/eshop/${encodeURIComponent(slug)}`

/** The address of a post of the blog. */
export const postPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}/`

/** The address of a product below one of its categories (rule P8). */
export const productPathIn = (categorySlug: string, slug: string): string =>
  `/eshop/detail/${encodeURIComponent(categorySlug)}/${encodeURIComponent(slug)}`

/** The address of a product below its first category, with the choices or the SKU that a list shows (rule C17). */
export const productPath = ({
  slug,
  category,
  selection,
  sku,
}: Pick<FeaturedProduct, 'slug' | 'category' | 'selection' | 'sku'>) => {
  // Ids need no escapes. The product's page writes names in their place.
  const choices = Object.entries(selection ?? {}).map((choice) => choice.join(':'))
  const byChoices = choices.length > 0 ? `?v=${choices}` : ''
  const query = selection && sku ? `?${new URLSearchParams({ sku })}` : byChoices
  return productPathIn(category[0]?.slug ?? wholeCatalogue, slug) + query
}

/** Whether a product's address may have this category: one of its own, one above, or the whole catalogue (rule P8). */
export const isCategoryOf = (
  { category, categories }: Pick<Product, 'category' | 'categories'>,
  slug: string,
): boolean =>
  slug === wholeCatalogue || categories.includes(slug) || category.some((own) => own.slug === slug)

/** The posts of the blog on a topic. */
export const topicPath = (slug: string): string => `/blog?${new URLSearchParams({ tag: slug })}`

/** In the address of the login: a visitor has asked for a page of customers, in a browser without script. */
export const loginNeeded = 'needed'

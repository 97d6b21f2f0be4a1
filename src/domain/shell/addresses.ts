import type { FeaturedProduct } from '../../contracts/catalogue.ts'

/** Means every category when a listing is requested by slug, unless a category has this slug. */
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

/** The address of a product below its first category. */
export const productPath = ({ slug, category }: Pick<FeaturedProduct, 'slug' | 'category'>) =>
  productPathIn(category[0]?.slug ?? wholeCatalogue, slug)

/** The posts of the blog on a topic. */
export const topicPath = (slug: string): string => `/blog?${new URLSearchParams({ tag: slug })}`

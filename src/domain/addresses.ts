import type { FeaturedProduct } from '../contracts/catalogue.ts'

/** Stands for every category where a listing is asked for by slug, unless a category is called so. */
export const wholeCatalogue = 'all'

/** The catalogue with a text search (rule P8). */
export const searchPath = (text: string): string =>
  `/eshop?${new URLSearchParams({ search: text })}`

/** The listing of a category. */
export const categoryPath = (slug: string): string => `/eshop/${encodeURIComponent(slug)}`

/** The address of a post of the blog. */
export const postPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}/`

/** The address of a product (rule P8). */
export const productPath = (product: Pick<FeaturedProduct, 'slug' | 'category'>) =>
  `/eshop/detail/${encodeURIComponent(product.category[0]?.slug ?? 'all')}/${encodeURIComponent(product.slug)}`

/** The catalogue with a text search (specification 2, protected routes). */
export const searchPath = (text: string): string =>
  `/eshop?${new URLSearchParams({ search: text })}`

/** The listing of a category. */
export const categoryPath = (slug: string): string => `/eshop/${encodeURIComponent(slug)}`

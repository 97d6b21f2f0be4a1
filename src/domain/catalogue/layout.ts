const segments = (path: string) => path.split('/').filter(Boolean)

/** Whether the main header bar shows: not on the home page and not on a product's page (rule H6). */
export const showsHeader = (path: string): boolean => {
  const [first, second] = segments(path)
  return first !== undefined && !(second === 'detail' && (first === 'eshop' || first === 'product'))
}

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The slug of the product whose page is at `path`; null elsewhere (rule P8). */
export const productAt = (path: string): string | null => {
  const [first, second, , slug] = segments(path)
  return first === 'eshop' && second === 'detail' && slug ? decoded(slug) : null
}

/** Whether the footer shows: on paths with fewer than 2 segments (rule H11). */
export const showsFooter = (path: string): boolean => segments(path).length < 2

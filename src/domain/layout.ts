const segments = (path: string) => path.split('/').filter(Boolean)

/** Whether the main header bar shows: not at home, nor on a product's page (specification 2, layout rules). */
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

/** The slug of the product whose page stands at `path`; null elsewhere (specification 2, protected routes). */
export const productAt = (path: string): string | null => {
  const [first, second, , slug] = segments(path)
  return first === 'eshop' && second === 'detail' && slug ? decoded(slug) : null
}

/** Whether the footer shows: on paths with fewer than 2 segments (specification 2, layout rules). */
export const showsFooter = (path: string): boolean => segments(path).length < 2

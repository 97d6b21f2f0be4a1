import { type PageOfTable, pages } from './pages.ts'

/** The rows of the table, each with the parts of its path. */
const rows = pages.map((page) => ({ page, parts: partsOf(page.path) }))

/** Slashes at the end do not count. */
function partsOf(path: string): string[] {
  const parts = path.slice(1).split('/')
  while (parts.at(-1) === '') parts.pop()
  return parts
}

/** A row with the decoded values of its `:name` parameters. */
export interface Matched {
  readonly page: PageOfTable
  readonly params: readonly string[]
}

/**
 * Matches an address like the storefront's router: static parts take precedence over parameters, and upper and lower
 * case are the same. The last row is the 404 page, which matches every address.
 * @param pathname a decodable path
 */
export const matchPage = (pathname: string): Matched => {
  const parts = partsOf(pathname).map(decodeURIComponent)
  const found = rows
    .flatMap(({ page, parts: pattern }) => {
      const params = fit(pattern, parts)
      return params ? [{ page, params }] : []
    })
    .toSorted((a, b) => a.params.length - b.params.length)
  return found[0] ?? { page: notFoundPage, params: [] }
}

const notFoundPage = pages[pages.length - 1] as PageOfTable

const fit = (pattern: readonly string[], parts: readonly string[]): string[] | undefined => {
  if (parts.length > pattern.length) return undefined
  const params: string[] = []
  for (const [place, expected] of pattern.entries()) {
    const part = parts[place]
    if (expected.startsWith(':')) {
      if (part) params.push(part)
      else if (part === '' || !expected.endsWith('?')) return undefined
    } else if (part?.toLowerCase() !== expected.toLowerCase()) return undefined
  }
  return params
}

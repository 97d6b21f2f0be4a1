/** How long the data of a page that was left may be shown again, ms. */
const keptMs = 5 * 60_000

/** Maximum number of pages that are kept; the oldest are removed first. */
const most = 10

export interface LeftPage {
  /** Path and search. */
  readonly address: string
  readonly data: object
}

/**
 * The data of pages that the buyer has left, by history entry, so that going back shows them at once.
 * @param now a clock that never goes back, ms
 * @param readerOf the current customer and language
 */
export const createLeftPages = (now: () => number, readerOf: () => string) => {
  const left = new Map<string, LeftPage & { readonly reader: string; readonly at: number }>()
  return {
    keep: (entry: string, page: LeftPage, reader: string): void => {
      left.delete(entry)
      left.set(entry, { ...page, reader, at: now() })
      for (const oldest of [...left.keys()].slice(0, -most)) left.delete(oldest)
    },
    recall: (entry: string, address: string): object | undefined => {
      const page = left.get(entry)
      const isUsable =
        page?.address === address && page.reader === readerOf() && now() - page.at <= keptMs
      return isUsable ? page.data : undefined
    },
    clear: (): void => left.clear(),
  }
}

import type { Outdated } from '../../machines/parts/shell.ts'

/** How long data that were loaded ahead may be used, ms. */
const freshMs = 10_000

/** Maximum number of pages that are loaded ahead at the same time. */
const atOnce = 3

interface Preload {
  readonly data: Promise<unknown>
  /** What they depend on: the customer and the language. */
  readonly reader: string
  readonly shows: readonly string[]
  /** When it began, ms. */
  readonly at: number
}

export interface Wanted {
  /** Path and search. */
  readonly address: string
  /** The kinds of changes that the page shows. */
  readonly shows: readonly string[]
  /** Loads the page's code and data. */
  readonly load: () => Promise<unknown>
}

/**
 * Data of pages that are loaded ahead, by address. Each is used once, soon, by the reader for whom it was loaded.
 * @param now a clock that never goes back, ms
 * @param readerOf the current customer and language
 */
export const createPreloads = (now: () => number, readerOf: () => string) => {
  const preloads = new Map<string, Preload>()
  let loading = 0

  const isUsable = ({ at, reader }: Preload) => now() - at <= freshMs && reader === readerOf()

  return {
    /** Loads a page ahead, unless this has been done or enough others are loading. A failure is not reported. */
    start: ({ address, shows, load }: Wanted): void => {
      for (const [known, preload] of preloads) if (!isUsable(preload)) preloads.delete(known)
      if (preloads.has(address) || loading >= atOnce) return
      loading += 1
      const data = load().finally(() => {
        loading -= 1
      })
      const preload = { data, shows, reader: readerOf(), at: now() }
      preloads.set(address, preload)
      data.catch(() => {
        if (preloads.get(address) === preload) preloads.delete(address)
      })
    },

    /** The data of a page, which may still be loading. */
    take: (address: string): Promise<unknown> | undefined => {
      const preload = preloads.get(address)
      preloads.delete(address)
      return preload && isUsable(preload) ? preload.data : undefined
    },

    /** Discards what shows data of this kind: they have changed. */
    outdate: (what: Outdated): void => {
      for (const [address, { shows }] of preloads)
        if (what === 'everything' || shows.includes(what)) preloads.delete(address)
    },
  }
}

import { readShopVersion } from '../shopVersion.ts'
import { keepCompressed } from './compressed.ts'
import type { Page, Pages } from './pages.ts'
import { type CacheDeps, type KeptPage, pageCache } from './textCache.ts'

/**
 * Caches rendered pages until this process, another one or the team's command line changes something that they show.
 * `plain.ts` defines the correct pages.
 * @param name separates the keys of this cache from those of the others
 */
export const createKeptPages = (deps: CacheDeps, name: string): Pages => {
  const { db } = deps.engine
  const pages = pageCache(deps)

  const read = async (
    key: string,
    make: (version: number) => Promise<Page>,
    version?: number,
  ): Promise<Page | KeptPage> => {
    const named = `${name} ${key}`
    const kept = pages.get(named)
    if (kept && version !== undefined && version <= kept.currentAt) return kept
    if (kept && (await kept.lastChange()) <= kept.currentAt) {
      kept.currentAt = Math.max(kept.currentAt, version ?? 0)
      return kept
    }
    // Read before the page is made: a change in between makes it stale once more than necessary.
    const currentAt = version ?? (await readShopVersion(db))
    const page = await make(currentAt)
    const { text, lastChange } = page
    if (!lastChange) {
      pages.delete(named)
      return page
    }
    const made: KeptPage = { text, lastChange, currentAt, bytes: keepCompressed(Buffer.from(text)) }
    pages.set(named, made)
    return made
  }

  return {
    get: async (key, make, version) => (await read(key, make, version)).text,
    bytes: async (key, make, version) => {
      const page = await read(key, make, version)
      return 'bytes' in page ? page.bytes : Buffer.from(page.text)
    },
  }
}

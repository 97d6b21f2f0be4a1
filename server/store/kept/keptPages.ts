import { readShopVersion } from '../shopVersion.ts'
import type { Pages } from './pages.ts'
import { type CacheDeps, pageCache } from './textCache.ts'

/**
 * Caches rendered pages until this process, another one or the team's command line changes something that they show.
 * `plain.ts` defines the correct pages.
 * @param name separates the keys of this cache from those of the others
 */
export const createKeptPages = (deps: CacheDeps, name: string): Pages => {
  const { db } = deps.engine
  const pages = pageCache(deps)
  return {
    get: async (key, make) => {
      const named = `${name} ${key}`
      const kept = pages.get(named)
      if (kept && (await kept.lastChange()) <= kept.madeAt) return kept.text
      // Read before the page is made: a change in between makes it stale once more than necessary.
      const madeAt = await readShopVersion(db)
      const { text, lastChange } = await make()
      if (lastChange) pages.set(named, { text, lastChange, madeAt })
      else pages.delete(named)
      return text
    },
  }
}

import type { Pages } from './pages.ts'
import { type CacheDeps, textCache } from './textCache.ts'

/**
 * Caches rendered pages until this process, another one or the team's command line changes the shop. `plain.ts` defines
 * the correct pages.
 * @param name separates the keys of this cache from those of the others
 */
export const createKeptPages = (deps: CacheDeps, name: string): Pages => {
  const { db } = deps.engine
  const readVersion = () => db.selectFrom('catalogue_version').select('version').executeTakeFirst()
  const pages = textCache(deps)
  return {
    get: async (key, make, isWorthKeeping = () => true) => {
      const version = (await readVersion())?.version ?? 0
      const versioned = `${version} ${name} ${key}`
      const kept = pages.get(versioned)
      if (kept !== undefined) return kept
      const page = await make()
      if (isWorthKeeping(page)) pages.set(versioned, page)
      return page
    },
  }
}

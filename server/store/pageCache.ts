import { type CacheDeps, textCache } from './textCache.ts'

/**
 * Caches rendered pages until the shop changes, whether this process, another one or the team's command line
 * changes it.
 * @param name separates the keys of one cache from those of the others
 */
export const createPageCache = (deps: CacheDeps, name: string) => {
  const { db, prepareRead } = deps.engine
  const readVersion = prepareRead(db.selectFrom('catalogue_version').select('version'))
  const pages = textCache(deps)
  return {
    /**
     * The page under `key`; `make` renders it again after the shop has changed.
     * @param isWorthKeeping whether to cache a page. Pages of addresses that do not exist are not worth it
     */
    get: async (
      key: string,
      make: () => Promise<string>,
      isWorthKeeping: (page: string) => boolean = () => true,
    ): Promise<string> => {
      const version = (await readVersion())[0]?.version ?? 0
      const versioned = `${version} ${name} ${key}`
      const kept = pages.get(versioned)
      if (kept !== undefined) return kept
      const page = await make()
      if (isWorthKeeping(page)) pages.set(versioned, page)
      return page
    },
  }
}

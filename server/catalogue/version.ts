import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { bytesOf } from '../store/bytesOf.ts'
import type { Engine } from '../store/engine.ts'
import type { Db, Trx } from '../store/schema.ts'

/**
 * Counts a change of the catalogue or of the shop's settings, in the transaction that makes it. Whoever counts
 * next waits until that transaction has ended, so that numbers become visible in their order.
 * @returns the number of the change
 */
export const bumpCatalogueVersion = async (trx: Db | Trx): Promise<number> => {
  const { version } = await trx
    .updateTable('catalogue_version')
    .set({ version: sql`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Bytes of rendered pages that one process keeps, all kinds together. */
const keptBytes = 48 * 2 ** 20

/** One for each database, whoever keeps pages of it. */
const keptPages = new WeakMap<Engine, LRUCache<string, string>>()

const pagesOf = (engine: Engine): LRUCache<string, string> => {
  const known = keptPages.get(engine)
  if (known) return known
  const pages = new LRUCache<string, string>({
    maxSize: keptBytes,
    sizeCalculation: (page, key) => bytesOf([page, key]),
  })
  keptPages.set(engine, pages)
  return pages
}

/**
 * Keeps rendered pages of the catalogue while nothing in it has changed, whoever changed it: this process,
 * another, or the team's command line. All caches of a database share one budget.
 * @param name keeps the keys of one cache apart from those of others
 */
export const createPageCache = (engine: Engine, name: string) => {
  const { db, prepareRead } = engine
  const readVersion = prepareRead(db.selectFrom('catalogue_version').select('version'))
  const pages = pagesOf(engine)
  return {
    /**
     * The page under `key`, made anew when the catalogue has changed since it was kept.
     * @param isWorthKeeping says no to what only strangers' spelling makes another page
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

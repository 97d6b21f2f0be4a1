import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
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

/** Bytes of rendered pages that one process keeps. */
const keptBytes = 32 * 2 ** 20

/**
 * Keeps rendered pages of the catalogue while nothing in it has changed, whoever changed it: this process,
 * another, or the team's command line.
 */
export const createPageCache = ({ db, prepareRead }: Engine) => {
  const readVersion = prepareRead(db.selectFrom('catalogue_version').select('version'))
  const pages = new LRUCache<string, string>({
    maxSize: keptBytes,
    sizeCalculation: (page) => page.length + 1,
  })
  return {
    /** The page under `key`, made anew when the catalogue has changed since it was kept. */
    get: async (key: string, make: () => Promise<string>): Promise<string> => {
      const version = (await readVersion())[0]?.version ?? 0
      const versioned = `${version} ${key}`
      const kept = pages.get(versioned)
      if (kept !== undefined) return kept
      const page = await make()
      pages.set(versioned, page)
      return page
    },
  }
}

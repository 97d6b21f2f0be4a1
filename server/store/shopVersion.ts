import { sql } from 'kysely'
import type { Db, Trx } from './schema.ts'

/**
 * Advances the version of the shop, in the transaction that changes the catalogue, the content or the settings. The
 * next transaction that advances it waits until this one has ended, so that versions become visible in order.
 * @returns the new version
 */
export const advanceShopVersion = async (trx: Db | Trx): Promise<number> => {
  const { version } = await trx
    .updateTable('catalogue_version')
    .set({ version: sql`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

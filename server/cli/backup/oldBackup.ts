import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'

/** The table in which earlier versions stored the files of documents. */
const table = 'backup_document'

/**
 * Moves the files of documents from a backup of an earlier version, which is a database, into a new folder.
 * @param copy a copy of the backup, from which the files are removed
 */
export const unpackDocuments = async (copy: string, folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const raw = new BetterSqlite3(copy)
  try {
    // Backups of even earlier versions have no such table.
    const isPacked = raw.prepare('select 1 from sqlite_master where name = ?').get(table)
    if (!isPacked) return
    for (const id of raw.prepare(`select id from ${table}`).pluck().all() as string[]) {
      const content = raw.prepare(`select content from ${table} where id = ?`).pluck().get(id)
      const file = await open(join(folder, id), 'wx', 0o600)
      await file.writeFile(content as Buffer)
      await file.sync()
      await file.close()
    }
    raw.exec(`drop table ${table}; vacuum`)
  } finally {
    raw.close()
  }
}

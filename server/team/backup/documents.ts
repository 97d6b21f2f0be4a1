import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'

/** The table of a backup that holds the files of documents; the shop's own database has none. */
const table = 'backup_document'

/**
 * Writes the files of a copy's documents into the copy, so that a backup is one file. One that was removed
 * since the copy was made is left out.
 * @param copy a copy of the database
 * @param folder the shop's documents
 */
export const packDocuments = async (copy: string, folder: string): Promise<void> => {
  const raw = new BetterSqlite3(copy)
  try {
    raw.exec(`create table ${table} (id text primary key, content blob not null) strict`)
    const insert = raw.prepare(`insert into ${table} values (?, ?)`)
    const ids = raw.prepare('select id from document').pluck().all() as string[]
    for (const id of ids) {
      const file = join(folder, id)
      if (existsSync(file)) insert.run(id, await readFile(file))
    }
  } finally {
    raw.close()
  }
}

/**
 * Takes the files of documents out of a backup into a new folder.
 * @param copy a copy of the backup; it has no files any more afterwards
 */
export const unpackDocuments = async (copy: string, folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const raw = new BetterSqlite3(copy)
  try {
    // Backups of earlier versions have none.
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

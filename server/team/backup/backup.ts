import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import type { Engine } from '../../store/engine.ts'
import { TeamError } from '../withShop.ts'
import { packDocuments } from './documents.ts'

/**
 * Writes a consistent copy of the embedded database to a new file while the shop runs: what is committed
 * when it begins, and nothing else, with the files of its documents. The file appears only when it is whole and
 * on the disk.
 * @param documents the folder of the shop's documents
 * @throws TeamError when the file is there already or cannot be written
 */
export const backUp = async (
  { db }: Pick<Engine, 'db'>,
  file: string,
  documents: string,
): Promise<void> => {
  if (existsSync(file)) throw new TeamError(`${file} is there already; name a new file.`)
  const part = `${file}.part`
  try {
    await rm(part, { force: true })
    await sql`vacuum into ${part}`.execute(db)
    await packDocuments(part, documents)
    const written = await open(part, 'r+')
    await written.sync()
    await written.close()
    checkDatabase(part)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    if (error instanceof TeamError) throw error
    throw new TeamError(`${file} cannot be written: ${(error as Error).message}`)
  }
}

/**
 * Checks that a file is a whole database of a shop.
 * @throws TeamError that says what it is instead
 */
export const checkDatabase = (file: string): void => {
  if (!existsSync(file)) throw new TeamError(`${file} is not there.`)
  let raw: BetterSqlite3.Database | undefined
  try {
    raw = new BetterSqlite3(file, { readonly: true })
    const found = raw.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new TeamError(`${file} is damaged: ${found}`)
    const isShop = raw.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get()
    if (!isShop) throw new TeamError(`${file} is a database, but none of a shop.`)
  } catch (error) {
    if (error instanceof TeamError) throw error
    throw new TeamError(`${file} is no whole database: ${(error as Error).message}`)
  } finally {
    raw?.close()
  }
}

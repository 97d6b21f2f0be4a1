import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { migrate } from '../../store/migrate.ts'
import { openSqlite } from '../../store/sqlite.ts'
import { TeamError } from '../withShop.ts'
import { checkDatabase } from './backup.ts'
import { unpackDocuments } from './documents.ts'

/** What a backup holds of the data folder; neither need exist. */
export interface Places {
  /** A file. */
  readonly database: string
  /** A folder. */
  readonly documents: string
}

/**
 * Puts a backup in the place of the shop's database and documents, brought to the newest schema before it takes
 * the place. The old ones are kept beside it under dated names.
 * @param now ms since the epoch, for the names
 * @returns where the old database is, if there was one
 * @throws TeamError when the backup is no whole shop, or a process has the database open
 */
export const restore = async (
  backup: string,
  { database, documents }: Places,
  now: number,
): Promise<string | undefined> => {
  checkDatabase(backup)
  await mkdir(dirname(database), { recursive: true })
  const part = `${database}.restoring`
  const files = `${documents}.restoring`
  try {
    await removeDatabase(part)
    await copyFile(backup, part)
    await unpackDocuments(part, files)
    await bringUpToDate(part)
    if (existsSync(database)) closeLog(database)
    const kept = await putAside(database, now)
    await putAside(documents, now)
    await removeDatabase(database)
    await rename(files, documents)
    await rename(part, database)
    return kept
  } catch (error) {
    await removeDatabase(part)
    await rm(files, { recursive: true, force: true })
    throw error
  }
}

/** @returns the new name of a file or folder, if it is there */
const putAside = async (path: string, now: number): Promise<string | undefined> => {
  if (!existsSync(path)) return undefined
  const kept = keptName(path, now)
  await rename(path, kept)
  return kept
}

const removeDatabase = async (file: string): Promise<void> => {
  for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true })
}

const bringUpToDate = async (file: string): Promise<void> => {
  const engine = openSqlite(file)
  try {
    await migrate(engine)
  } catch (error) {
    throw new TeamError(`The backup does not fit this version: ${(error as Error).message}`)
  } finally {
    await engine.close()
  }
  closeLog(file)
  checkDatabase(file)
  const written = await open(file, 'r+')
  await written.sync()
  await written.close()
}

/**
 * Takes the write-ahead log into the file. The database gives that up to nobody else: while any process has
 * it open, even if it only waits, this is refused at once.
 * @throws TeamError then
 */
const closeLog = (file: string): void => {
  const open = new TeamError(
    `The shop has its database open (${file}). Stop the shop and restore again.`,
  )
  const raw = new BetterSqlite3(file, { timeout: 0 })
  try {
    if (raw.pragma('journal_mode = delete', { simple: true }) !== 'delete') throw open
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error
    throw open
  } finally {
    raw.close()
  }
}

const keptName = (path: string, now: number): string => {
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
  const name = `${path}.before-${moment}`
  let copy = 1
  while (existsSync(copy === 1 ? name : `${name}-${copy}`)) copy += 1
  return copy === 1 ? name : `${name}-${copy}`
}

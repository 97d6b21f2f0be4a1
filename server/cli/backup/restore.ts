import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { closeLog } from '../parts/inUse.ts'
import { TeamError } from '../parts/withShop.ts'
import { type Unpacked, unpackChecked } from './unpacked.ts'

/** The target of a restore. */
interface Target {
  readonly dataDir: string
  /** Whether the database is a file in the data folder, or PostgreSQL. */
  readonly isEmbedded: boolean
}

/**
 * Replaces a shop by a backup, after checking all of it and migrating it to the newest schema. The previous shop is
 * kept in a separate folder.
 * @param now ms since the epoch, for the name of that folder
 * @param earlier archives with its pictures, if they are not in the same folder
 * @returns a summary of the backup, and the folder with the previous shop, if any
 * @throws TeamError if the backup is incomplete or does not fit, or a process has the database open; nothing has
 * changed then
 */
export const restore = async (
  backup: string,
  { dataDir, isEmbedded }: Target,
  now: number,
  earlier: readonly string[] = [],
): Promise<{ summary: string; kept: string | undefined }> => {
  await mkdir(dataDir, { recursive: true })
  const unpacked = await mkdtemp(join(dataDir, '.restoring-'))
  try {
    const { parts, database, summary } = await unpackChecked(backup, unpacked, earlier)
    refuseOtherEngine(database, isEmbedded)
    const file = join(dataDir, 'shop.sqlite')
    if (isEmbedded && existsSync(file) && !closeLog(file))
      throw new TeamError(
        `The shop has its database open (${file}). Stop the shop and restore again.`,
      )
    if (isEmbedded) await settle(join(unpacked, 'shop.sqlite'))
    return { summary, kept: await exchange(unpacked, dataDir, parts, now) }
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

const refuseOtherEngine = (database: Unpacked['database'], isEmbedded: boolean): void => {
  if (isEmbedded && database === 'postgres')
    throw new TeamError(
      'This backup is of a shop on PostgreSQL and has no database in it. Set DATABASE_URL, and restore the database with pg_restore.',
    )
  if (!isEmbedded && database !== 'postgres')
    throw new TeamError(
      'This backup has an embedded database. Restore it without DATABASE_URL, and move it then: npm run team -- move postgres://…',
    )
}

/** Moves the parts into place, and the previous parts and resized pictures into a dated folder. */
const exchange = async (
  from: string,
  dataDir: string,
  parts: readonly string[],
  now: number,
): Promise<string | undefined> => {
  const kept = keptName(join(dataDir, 'before'), now)
  const old = [...parts, 'sized'].filter((part) => existsSync(join(dataDir, part)))
  if (old.length > 0) await mkdir(kept, { mode: 0o700 })
  for (const part of old) await rename(join(dataDir, part), join(kept, part))
  for (const part of parts) await rename(join(from, part), join(dataDir, part))
  return old.length > 0 ? kept : undefined
}

/** Checkpoints the write-ahead log and waits until the file is on the disk. */
const settle = async (file: string): Promise<void> => {
  closeLog(file)
  const written = await open(file, 'r+')
  await written.sync()
  await written.close()
}

const keptName = (path: string, now: number): string => {
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
  const name = `${path}-${moment}`
  let copy = 1
  while (existsSync(copy === 1 ? name : `${name}-${copy}`)) copy += 1
  return copy === 1 ? name : `${name}-${copy}`
}

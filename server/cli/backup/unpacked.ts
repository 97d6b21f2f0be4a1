import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { migrate } from '../../opening/migrate.ts'
import { openSqlite } from '../../store/sqlite/sqlite.ts'
import { TeamError } from '../parts/withShop.ts'
import { isOldBackup, unpack } from './archive.ts'
import { checkDatabase } from './checkDatabase.ts'
import { describeManifest, folders, type Manifest } from './manifest.ts'
import { unpackDocuments } from './oldBackup.ts'

/** A backup that was unpacked and checked. */
export interface Unpacked {
  /** Its folders and files for the data folder. */
  readonly parts: readonly string[]
  readonly database: Manifest['database']
  /** A summary in one line. */
  readonly summary: string
}

/** Looks for an archive in the folder of another one, unless its path is given. */
const finder = (backup: string, given: readonly string[]) => (name: string) => {
  const found = [...given, join(dirname(backup), name)].find(
    (path) => path.endsWith(name) && existsSync(path),
  )
  if (!found)
    throw new TeamError(
      `The pictures of ${backup} are in the earlier archive ${name}, which is not beside it. Put it there, or name it: --earlier FILE`,
    )
  return found
}

/**
 * Unpacks a backup into an empty folder, checks all of it, and brings the database to the newest schema.
 * @param earlier archives with its pictures, if they are not in the same folder
 * @throws TeamError that says what is wrong
 */
export const unpackChecked = async (
  backup: string,
  folder: string,
  earlier: readonly string[] = [],
): Promise<Unpacked> => {
  if (!existsSync(backup)) throw new TeamError(`${backup} is not there.`)
  const database = join(folder, 'shop.sqlite')
  if (await isOldBackup(backup)) {
    checkDatabase(backup)
    await copyFile(backup, database)
    await unpackDocuments(database, join(folder, 'documents'))
    await bringUpToDate(database)
    const parts = ['shop.sqlite', 'documents']
    return { parts, database: 'shop.sqlite', summary: 'a database and documents, without pictures' }
  }
  const manifest = await unpack(backup, folder, finder(backup, earlier))
  for (const name of folders) await mkdir(join(folder, name), { recursive: true })
  if (manifest.database === 'shop.sqlite') await bringUpToDate(database)
  const parts = manifest.database === 'shop.sqlite' ? ['shop.sqlite', ...folders] : folders
  return { parts, database: manifest.database, summary: describeManifest(manifest) }
}

const bringUpToDate = async (file: string): Promise<void> => {
  checkDatabase(file)
  const engine = openSqlite(file)
  try {
    await migrate(engine)
  } catch (error) {
    throw new TeamError(`The backup does not fit this version: ${(error as Error).message}`)
  } finally {
    await engine.close()
  }
}

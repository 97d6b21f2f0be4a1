import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Deps } from '../../opening/deps.ts'
import { version } from '../../startFacts.ts'
import { countRows } from '../../store/countRows.ts'
import { TeamError } from '../parts/withShop.ts'
import { pack, readManifest } from './archive.ts'
import { checkDatabase } from './checkDatabase.ts'
import { type BackupFile, describeFile, folders, type Manifest } from './manifest.ts'

/**
 * Writes the whole shop to a new archive while the shop runs: the committed data at the start, the files of customers,
 * the pictures and the outbox. With PostgreSQL, the database is not included.
 * @param since an earlier archive, whose pictures are left out
 * @returns the content of the archive
 * @throws TeamError if the archive already exists or cannot be written
 */
export const backUp = async (
  { engine, config: { dataDir }, now }: Pick<Deps, 'engine' | 'config' | 'now'>,
  archive: string,
  since?: string,
): Promise<Manifest> => {
  if (existsSync(archive)) throw new TeamError(`${archive} already exists; name a new file.`)
  if (!existsSync(dirname(archive))) throw new TeamError(`There is no folder ${dirname(archive)}.`)
  const earlier = since === undefined ? undefined : await readManifest(since)
  const staging = await mkdtemp(join(dataDir, '.backup-'))
  try {
    const hasFile = engine.name === 'sqlite'
    if (hasFile) {
      await sql`vacuum into ${join(staging, 'shop.sqlite')}`.execute(engine.db)
      checkDatabase(join(staging, 'shop.sqlite'))
    }
    for (const folder of folders) await linkFiles(join(dataDir, folder), join(staging, folder))
    const manifest: Manifest = {
      ...{ alma: 'backup', format: 2, version, madeAt: new Date(now()).toISOString() },
      database: hasFile ? 'shop.sqlite' : 'postgres',
      counts: {
        products: await countRows(engine.db, 'product'),
        customers: await countRows(engine.db, 'customer'),
        orders: await countRows(engine.db, 'customer_order'),
      },
      since: since === undefined ? null : basename(since),
      files: await describeFiles(staging, earlier),
    }
    await pack(staging, manifest, archive)
    return manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Hard-links every file of a folder, so that none is removed or changed while it is packed. */
const linkFiles = async (from: string, to: string): Promise<void> => {
  await mkdir(to)
  for (const entry of await readdir(from, { withFileTypes: true }).catch(() => [])) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFiles(source, target)
    else if (entry.isFile() && !entry.name.endsWith('.draft'))
      // Hard links do not work across disks.
      await link(source, target).catch(() => copyFile(source, target).catch(ignoreGone))
  }
}

/** A file that was removed before it could be linked is not part of the backup. */
const ignoreGone = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}

const describeFiles = async (
  staging: string,
  earlier: Manifest | undefined,
): Promise<BackupFile[]> => {
  const known = new Map(earlier?.files.map(({ path, sha256 }) => [path, sha256]))
  const entries = await readdir(staging, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(staging.length + 1))
    .toSorted()
  const files: BackupFile[] = []
  for (const path of paths) {
    const file = await describeFile(staging, path)
    const isKept = path.startsWith('media/') && known.get(path) === file.sha256
    files.push({ ...file, isStored: !isKept })
  }
  return files
}

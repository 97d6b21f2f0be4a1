import { chmod, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, extract, list } from 'tar'
import { TeamError } from '../parts/withShop.ts'
import { folders, hashFile, Manifest, manifestName } from './manifest.ts'

/**
 * Packs a folder with a manifest and the files that it lists as stored. The archive appears only when it is complete
 * and on the disk. Only its owner may read it.
 * @throws TeamError when it cannot be written
 */
export const pack = async (folder: string, manifest: Manifest, archive: string): Promise<void> => {
  const part = `${archive}.part`
  try {
    await writeFile(join(folder, manifestName), JSON.stringify(manifest))
    const stored = manifest.files.filter(({ isStored }) => isStored).map(({ path }) => path)
    await create({ file: part, cwd: folder, portable: true, strict: true, mode: 0o600 }, [
      manifestName,
      ...stored,
    ])
    await chmod(part, 0o600)
    const written = await open(part, 'r+')
    await written.sync()
    await written.close()
    await rename(part, archive)
  } catch (error) {
    await rm(part, { force: true })
    throw new TeamError(`${archive} cannot be written: ${(error as Error).message}`)
  }
}

/**
 * Reads the manifest of an archive.
 * @throws TeamError when it is not a backup
 */
export const readManifest = async (archive: string): Promise<Manifest> => {
  const parts: Buffer[] = []
  try {
    await list({
      file: archive,
      strict: true,
      filter: (path) => path === manifestName,
      onReadEntry: (entry) => entry.on('data', (part: Buffer) => parts.push(part)),
    })
    return Manifest.parse(JSON.parse(Buffer.concat(parts).toString()))
  } catch {
    throw new TeamError(`${archive} is not a complete backup of a shop.`)
  }
}

/** The paths that a backup may contain. Others are never written. */
const isOurs = (path: string) =>
  path === manifestName ||
  path === 'shop.sqlite' ||
  folders.some((folder) => path.startsWith(`${folder}/`) && !path.split('/').includes('..'))

/**
 * Unpacks a backup into an empty folder, with the pictures of earlier archives, and checks every byte.
 * @param findEarlier finds the archive of a name in a manifest
 * @throws TeamError that says what is wrong
 */
export const unpack = async (
  archive: string,
  folder: string,
  findEarlier: (name: string) => string,
): Promise<Manifest> => {
  const manifest = await readManifest(archive)
  await unpackStored(archive, folder, new Set(manifest.files.map(({ path }) => path)))
  let earlier = manifest.since
  const read = new Set<string>()
  const missing = new Set(
    manifest.files.filter(({ isStored }) => !isStored).map(({ path }) => path),
  )
  // Archives may refer to each other in a circle.
  while (earlier && !read.has(earlier) && missing.size > 0) {
    read.add(earlier)
    const file = findEarlier(earlier)
    const { files, since } = await readManifest(file)
    const here = files.filter(({ path, isStored }) => isStored && missing.has(path))
    await unpackStored(file, folder, new Set(here.map(({ path }) => path)))
    for (const { path } of here) missing.delete(path)
    earlier = since
  }
  for (const { path, sha256 } of manifest.files) {
    const found = await hashFile(join(folder, path)).catch(() => undefined)
    if (found === undefined) throw new TeamError(`${archive} is not complete: ${path} is missing.`)
    if (found !== sha256) throw new TeamError(`${archive} is damaged: ${path} is not as it was.`)
  }
  return manifest
}

const unpackStored = async (archive: string, folder: string, paths: ReadonlySet<string>) => {
  try {
    await extract({
      file: archive,
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter: (path, entry) =>
        isOurs(path) && paths.has(path) && 'type' in entry && entry.type === 'File',
    })
  } catch (error) {
    throw new TeamError(`${archive} is not a complete backup: ${(error as Error).message}`)
  }
}

/** Whether a file is a backup of an earlier version: a database with the documents in a table. */
export const isOldBackup = async (file: string): Promise<boolean> => {
  const opened = await open(file, 'r')
  const { buffer } = await opened.read(Buffer.alloc(15), 0, 15, 0)
  await opened.close()
  return buffer.toString('latin1') === 'SQLite format 3'
}

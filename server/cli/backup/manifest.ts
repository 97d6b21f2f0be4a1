import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** The manifest of a backup, its first file. */
export const manifestName = 'backup.json'

/** The folders of a shop in a backup. Resized pictures are made again. */
export const folders = ['documents', 'outbox', 'media'] as const

const File = z.object({
  /** Path below the data folder, such as `media/band.jpg`. */
  path: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  /** Whether the content is in this archive. Otherwise it is in the archive `since`, or in an earlier one. */
  isStored: z.boolean(),
})
export type BackupFile = z.infer<typeof File>

/** The content of a backup. */
export const Manifest = z.object({
  alma: z.literal('backup'),
  format: z.literal(2),
  /** The version of Alma that wrote it. */
  version: z.string(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** PostgreSQL is backed up by its own tools. */
  database: z.enum(['shop.sqlite', 'postgres']),
  /** Row counts of the most relevant tables. */
  counts: z.record(z.string(), z.number().int()),
  /** The name of the earlier archive with the pictures that this one leaves out. */
  since: z.string().nullable(),
  files: z.array(File),
})
export type Manifest = z.infer<typeof Manifest>

/** The SHA-256 of a file, hexadecimal. */
export const hashFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** The entry of a file below `folder`. */
export const describeFile = async (folder: string, path: string): Promise<BackupFile> => ({
  path,
  size: (await stat(`${folder}/${path}`)).size,
  sha256: await hashFile(`${folder}/${path}`),
  isStored: true,
})

/** A summary in one line: `87 products, 3 customers, 12 orders, 2 documents, 130 pictures`. */
export const describeManifest = ({ counts, files, database }: Manifest): string => {
  const inFolder = (folder: string) =>
    files.filter(({ path }) => path.startsWith(`${folder}/`)).length
  const all = {
    ...counts,
    documents: inFolder('documents'),
    'mails of the outbox': inFolder('outbox'),
    pictures: inFolder('media'),
  }
  const summary = Object.entries(all).map(([what, count]) => `${count} ${what}`)
  return summary.join(', ') + (database === 'postgres' ? '; the database is not in it' : '')
}

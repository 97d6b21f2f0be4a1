import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** The file of a backup that says what the backup holds. It comes first. */
export const manifestName = 'backup.json'

/** The folders of a shop that a backup holds. Pictures in other sizes are made again. */
export const folders = ['documents', 'outbox', 'media'] as const

const File = z.object({
  /** Below the data folder, such as `media/band.jpg`. */
  path: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  /** Whether the bytes are in this archive. Else they are in the one that `since` names, or in one before it. */
  isStored: z.boolean(),
})
export type BackupFile = z.infer<typeof File>

/** What a backup holds. */
export const Manifest = z.object({
  alma: z.literal('backup'),
  format: z.literal(2),
  /** The version of Alma that wrote it. */
  version: z.string(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** PostgreSQL is backed up by its own tools. */
  database: z.enum(['shop.sqlite', 'postgres']),
  /** Rows of the tables that people ask for. */
  counts: z.record(z.string(), z.number().int()),
  /** The name of the earlier archive that has the pictures which this one leaves out. */
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

/** What the manifest says of a file below `folder`. */
export const describeFile = async (folder: string, path: string): Promise<BackupFile> => ({
  path,
  size: (await stat(`${folder}/${path}`)).size,
  sha256: await hashFile(`${folder}/${path}`),
  isStored: true,
})

/** One line for people: `87 products, 3 customers, 12 orders, 2 documents, 130 pictures`. */
export const describeManifest = ({ counts, files, database }: Manifest): string => {
  const inFolder = (folder: string) =>
    files.filter(({ path }) => path.startsWith(`${folder}/`)).length
  const all = {
    ...counts,
    documents: inFolder('documents'),
    'mails of the outbox': inFolder('outbox'),
    pictures: inFolder('media'),
  }
  const said = Object.entries(all).map(([what, count]) => `${count} ${what}`)
  return said.join(', ') + (database === 'postgres' ? '; the database is not in it' : '')
}

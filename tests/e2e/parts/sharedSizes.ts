import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShopProcess } from '../../support/shopProcess.ts'

/** Resized pictures, made by the shops of all workers and of earlier runs. */
const shared = join(import.meta.dirname, '../../../.cache/sized')

/** A time derived from a file's content, seconds. */
const timeOf = (content: Buffer) => createHash('sha256').update(content).digest().readUInt32BE()

/**
 * Lets a shop use the sizes that other shops have made of the same pictures, because making them takes longer than
 * showing them. The name of a size depends on the time of its picture, so that equal pictures get equal times.
 */
export const shareSizes = async ({ dataDir }: ShopProcess, folder: string): Promise<void> => {
  await mkdir(shared, { recursive: true })
  const own = join(dataDir, 'sized')
  await rm(own, { recursive: true, force: true })
  await symlink(shared, own)
  const pictures = join(dataDir, 'media', folder)
  for (const name of await readdir(pictures)) {
    const file = join(pictures, name)
    const time = timeOf(await readFile(file))
    await utimes(file, time, time)
  }
}

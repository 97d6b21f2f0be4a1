import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { TeamError } from './withShop.ts'

/**
 * Writes text piece by piece to a file, which appears only when it is whole, or to the screen.
 * @throws TeamError when the file cannot be written
 */
export const writeWhole = async (
  file: string | undefined,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<void> => {
  if (file === undefined) {
    // Whoever reads may stop early, as `head` does.
    await pipeline(Readable.from(pieces), process.stdout, { end: false }).catch((error) => {
      if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
    })
    return
  }
  const part = `${file}.part`
  try {
    await pipeline(Readable.from(pieces), createWriteStream(part, { flush: true }))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new TeamError(`${file} cannot be written: ${message}`)
  }
}

import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { TeamError } from './withShop.ts'

/**
 * Writes chunks of text to the screen or to a file, which appears only when it is complete.
 * @throws TeamError when the file cannot be written
 */
export const writeWhole = async (
  file: string | undefined,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<void> => {
  if (file === undefined) {
    // The reader may close the pipe early, as `head` does.
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

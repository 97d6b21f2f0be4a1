// Test shops write thousands of small transactions, each of which waits for the disk. In memory they do not wait.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'

const folder = '/dev/shm'

/** Free space that a whole test run may need, bytes. */
const needed = 4 * 2 ** 30

/** The folder for temporary files of tests: in memory if the machine has enough, else undefined. */
const memoryFolder = () => {
  if (!existsSync(folder)) return undefined
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    return undefined
  }
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= needed ? folder : undefined
}

/**
 * Keeps the temporary files of this process, and of those that it starts, in memory if possible. TMPDIR takes
 * precedence.
 */
export const keepTemporaryFilesInMemory = () => {
  const memory = memoryFolder()
  if (memory && !process.env.TMPDIR) process.env.TMPDIR = memory
}

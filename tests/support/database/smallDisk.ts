import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const mount = (...args: string[]): boolean => {
  try {
    execFileSync('mount', args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A separate disk in memory. Only root may mount one: `isMounted` is false for other users. */
export const mountSmallDisk = (megabytes: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'alma-disk-'))
  const isMounted = mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)
  return {
    folder,
    isMounted,
    /** From now on nothing can be written to it. */
    makeReadOnly: (): boolean => mount('-o', 'remount,ro', folder),
    remove: (): void => {
      if (isMounted) execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** Writes to a file until its disk is full. */
export const fillDisk = async (file: string): Promise<void> => {
  const ballast = await open(file, 'w')
  try {
    for (const size of [2 ** 20, 2 ** 12, 1]) await fillBy(ballast, Buffer.alloc(size))
  } finally {
    await ballast.close()
  }
}

const fillBy = async (ballast: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> => {
  try {
    for (;;) await ballast.write(bytes)
  } catch (error) {
    if (!isFull(error)) throw error
  }
}

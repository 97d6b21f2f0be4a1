import { globSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/**
 * Where `tests/flows/paths.test.ts` writes the paths of each machine, computed from the machine and its example, for
 * the flows in Chromium.
 */
export const pathsFolder = join(root, '.cache/flows')

const stamp = join(pathsFolder, 'stamp')

/** Records that all paths are written. */
export const writeStamp = (): Promise<void> => writeFile(stamp, '')

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether nothing that paths are computed from has changed since they were written. */
export const arePathsFresh = (): boolean => {
  const written = changedAt(stamp)
  return globSync('{src,lab}/**/*.{ts,tsx}', { cwd: root }).every(
    (file) => changedAt(join(root, file)) < written,
  )
}

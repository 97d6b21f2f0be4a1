import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect } from 'vitest'

/**
 * Expects a derived file to be up to date; `npm run derive` writes it first.
 * @param fault the problem if it is outdated
 */
export const expectDerived = async (file: string, wanted: string, fault: string): Promise<void> => {
  if (process.env.WRITE_DERIVED) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, wanted)
  }
  const written = await readFile(file, 'utf8').catch(() => '')
  expect(written === wanted, `${fault}: run npm run derive`).toBe(true)
}

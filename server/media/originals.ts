import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { mediaPath } from '../../src/domain/catalogue/pictures.ts'

/** Maximum size of an original, bytes. */
const largestFile = 40 * 2 ** 20

/**
 * The path of one of the shop's own pictures below the folder of originals.
 * @throws if the address is not properly encoded
 */
export const pathOf = (address: string): string =>
  decodeURIComponent(address.slice(mediaPath.length))

/**
 * The file of a picture. Never outside the folder.
 * @param mediaDir folder of the originals
 * @param path path below it
 */
export const findOriginal = async (
  mediaDir: string,
  path: string,
): Promise<{ readonly real: string; readonly facts: Stats } | undefined> => {
  const file = resolve(mediaDir, path)
  if (path.includes('\0') || !file.startsWith(resolve(mediaDir) + sep)) return undefined
  try {
    const [home, real] = await Promise.all([realpath(mediaDir), realpath(file)])
    const facts = await stat(real)
    const isInside = real.startsWith(home + sep)
    if (!isInside || !facts.isFile() || facts.size > largestFile) return undefined
    return { real, facts }
  } catch {
    return undefined
  }
}

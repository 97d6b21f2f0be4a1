import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve, sep } from 'node:path'
import {
  isPicture,
  type PictureWidth,
  pictureWidths,
  type SizedFormat,
  sizedFormats,
} from '../../src/domain/pictures.ts'
import { resize } from './resize.ts'
import { createTurns } from './turns.ts'

/** Conversions at a time: a processor is left for the requests that are answered meanwhile. */
const atOnce = Math.max(1, availableParallelism() - 1)

/** The largest file that is read, bytes. */
const largestFile = 40 * 2 ** 20

export interface Wanted {
  readonly width: PictureWidth
  readonly format: SizedFormat
  /** Below the folder of the pictures. */
  readonly path: string
}

/** What an address asks for: `480` and `rings/band.jpg.avif`. Undefined when the shop gives no such size. */
export const readWanted = (widthText: string, rest: string): Wanted | undefined => {
  const width = pictureWidths.find((each) => String(each) === widthText)
  const format = sizedFormats.find((each) => rest.endsWith(`.${each}`))
  const path = format ? rest.slice(0, -format.length - 1) : ''
  return width && format && isPicture(path) ? { width, format, path } : undefined
}

/** Why there is no picture. */
export type Refused = 'missing' | 'busy'

/**
 * The shop's pictures in other sizes, each made once, when it is first asked for, and kept in a folder.
 * @param mediaDir where the pictures are
 * @param keptDir where what was made of them is kept; may be emptied at any time
 */
export const createSizedPictures = (mediaDir: string, keptDir: string) => {
  const inTurn = createTurns(atOnce)
  const making = new Map<string, Promise<Buffer>>()

  /** The file of a picture; nothing outside the folder, however it is written. */
  const find = async (path: string) => {
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

  const make = async (file: string, kept: string, { width, format }: Wanted) => {
    const picture = await resize(file, width, format)
    await mkdir(keptDir, { recursive: true })
    // Whole or not at all: another process may read it meanwhile.
    const draft = `${kept}.${randomUUID()}`
    await writeFile(draft, picture)
    await rename(draft, kept)
    return picture
  }

  return async (wanted: Wanted): Promise<Buffer | Refused> => {
    const found = await find(wanted.path)
    if (!found) return 'missing'
    const { real, facts } = found
    const name = createHash('sha256')
      .update(JSON.stringify([wanted, facts.size, facts.mtimeMs]))
      .digest('hex')
    const kept = join(keptDir, `${name}.${wanted.format}`)
    const known = await readFile(kept).catch(() => undefined)
    if (known) return known
    const begun = making.get(name) ?? inTurn(() => make(real, kept, wanted))
    if (!begun) return 'busy'
    making.set(name, begun)
    try {
      return await begun
    } catch {
      return 'missing'
    } finally {
      making.delete(name)
    }
  }
}

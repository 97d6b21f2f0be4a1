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
import type { Config } from '../config.ts'
import { createTurns } from '../turns.ts'
import { resize } from './resize.ts'

/** The folder of the pictures in other sizes; it may be emptied at any time. */
export const sizedDir = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'sized')

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

/** A picture that waits for its turn, or is being made. */
interface Making {
  /** Undefined where nobody waited for it any more when its turn came. */
  readonly picture: Promise<Buffer | undefined>
  /** Tell whether they that asked have gone. */
  readonly asking: (() => boolean)[]
}

/**
 * The shop's pictures in other sizes, each made once, when it is first asked for, and kept in a folder.
 * @param mediaDir where the pictures are
 * @param keptDir where what was made of them is kept; may be emptied at any time
 */
export const createSizedPictures = (mediaDir: string, keptDir: string) => {
  const inTurn = createTurns(atOnce)
  const making = new Map<string, Making>()

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

  /** @param isGone whether they that ask wait no longer: what nobody waits for is not made */
  return async (wanted: Wanted, isGone = () => false): Promise<Buffer | Refused> => {
    const found = await find(wanted.path)
    if (!found) return 'missing'
    const { real, facts } = found
    const name = createHash('sha256')
      .update(JSON.stringify([wanted, facts.size, facts.mtimeMs]))
      .digest('hex')
    const kept = join(keptDir, `${name}.${wanted.format}`)
    const known = await readFile(kept).catch(() => undefined)
    if (known) return known
    const begun = making.get(name)
    const asking = begun?.asking ?? []
    asking.push(isGone)
    const picture =
      begun?.picture ??
      inTurn(async () =>
        asking.every((hasGone) => hasGone()) ? undefined : make(real, kept, wanted),
      )
    if (!picture) return 'busy'
    making.set(name, { picture, asking })
    try {
      return (await picture) ?? 'busy'
    } catch {
      return 'missing'
    } finally {
      making.delete(name)
    }
  }
}
export type SizedPictures = ReturnType<typeof createSizedPictures>

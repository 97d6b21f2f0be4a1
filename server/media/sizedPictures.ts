import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  isPicture,
  type PictureWidth,
  pictureWidths,
  type SizedFormat,
  sizedFormats,
} from '../../src/domain/catalogue/pictures.ts'
import type { Config } from '../config/config.ts'
import { createQueue } from '../parts/queue.ts'
import { findOriginal } from './originals.ts'
import { resize } from './resize.ts'

/** The folder of the pictures in other sizes; it may be emptied at any time. */
export const sizedDir = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'sized')

/** Maximum number of concurrent conversions. Leaves a processor to other requests. */
const atOnce = Math.max(1, availableParallelism() - 1)

export interface Wanted {
  readonly width: PictureWidth
  readonly format: SizedFormat
  /** Path below the folder of pictures. */
  readonly path: string
}

/** Parses an address such as `480` and `rings/band.jpg.avif`. Returns undefined if the size is not available. */
export const readWanted = (widthText: string, rest: string): Wanted | undefined => {
  const width = pictureWidths.find((each) => String(each) === widthText)
  const format = sizedFormats.find((each) => rest.endsWith(`.${each}`))
  const path = format ? rest.slice(0, -format.length - 1) : ''
  return width && format && isPicture(path) ? { width, format, path } : undefined
}

/** Why there is no picture. */
export type Refused = 'missing' | 'busy'

/** A picture that is queued or being made. */
interface Making {
  /** Undefined if all clients had disconnected before it started. */
  readonly picture: Promise<Buffer | undefined>
  /** Return whether a client has disconnected. */
  readonly asking: (() => boolean)[]
}

/**
 * The shop's pictures in other sizes. Each is made on first request and stored in a folder.
 * @param mediaDir folder of the originals
 * @param keptDir folder of the converted pictures; may be emptied at any time
 */
export const createSizedPictures = (mediaDir: string, keptDir: string) => {
  const enqueue = createQueue(atOnce)
  const making = new Map<string, Making>()

  const make = async (file: string, kept: string, { width, format }: Wanted) => {
    const picture = await resize(file, width, format)
    await mkdir(keptDir, { recursive: true })
    // Write atomically: another process may be reading the file.
    const draft = `${kept}.${randomUUID()}`
    await writeFile(draft, picture)
    await rename(draft, kept)
    return picture
  }

  /** @param isGone returns whether the client has disconnected; the picture is then not made */
  return async (wanted: Wanted, isGone = () => false): Promise<Buffer | Refused> => {
    const found = await findOriginal(mediaDir, wanted.path)
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
      enqueue(async () =>
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

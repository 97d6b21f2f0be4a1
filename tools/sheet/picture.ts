import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Photographs are cut off below this height, px: the rest of a long list looks like its beginning. */
const tallest = 4_000
/** Width of the small pictures of the sheet, px. */
const thumbnailWidth = 360
/** How much a pixel may differ before it counts, from 0 to 1. Edges of letters always differ a little. */
const threshold = 0.15
/** Fills the rest where one picture is smaller than the other. */
const outside = '#f0f'

const write = async (file: string, bytes: Buffer) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

/** Keeps a photograph without loss, so that it can be compared. */
export const keep = async (file: string, png: Buffer): Promise<void> => {
  const { width = 1, height = 1 } = await sharp(png).metadata()
  const part = { left: 0, top: 0, width, height: Math.min(height, tallest) }
  await write(file, await sharp(png).extract(part).webp({ lossless: true, effort: 1 }).toBuffer())
}

/** A small picture of a photograph, for the sheet. */
export const keepThumbnail = async (file: string, from: string): Promise<void> => {
  const small = sharp(from).resize({
    width: thumbnailWidth,
    height: 480,
    fit: 'cover',
    position: 'top',
  })
  await write(file, await small.webp({ quality: 70 }).toBuffer())
}

/**
 * Compares two photographs. What one of them lacks in size counts as different.
 * @param drawn where the difference is drawn, if there is one
 * @returns the share of pixels that differ, from 0 to 1
 */
export const difference = async (before: string, now: string, drawn: string): Promise<number> => {
  const [a, b] = await Promise.all([readFile(before), readFile(now)])
  if (a.equals(b)) return 0
  const sizes = await Promise.all([sharp(a).metadata(), sharp(b).metadata()])
  const width = Math.max(...sizes.map((size) => size.width ?? 1))
  const height = Math.max(...sizes.map((size) => size.height ?? 1))
  const pixels = (picture: Buffer, place: 0 | 1) =>
    sharp(picture)
      .ensureAlpha()
      .extend({
        right: width - (sizes[place]?.width ?? 1),
        bottom: height - (sizes[place]?.height ?? 1),
        background: outside,
      })
      .raw()
      .toBuffer()
  const changed = Buffer.alloc(width * height * 4)
  const count = pixelmatch(await pixels(a, 0), await pixels(b, 1), changed, width, height, {
    threshold,
    alpha: 0.25,
  })
  if (count === 0) return 0
  const raw = { width, height, channels: 4 as const }
  await write(drawn, await sharp(changed, { raw }).webp({ quality: 80 }).toBuffer())
  return count / (width * height)
}

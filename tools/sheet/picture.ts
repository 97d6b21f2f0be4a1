import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Screenshots are cropped to this height, px, because long lists repeat themselves. */
const tallest = 4_000
/** Width of thumbnails, px. */
const thumbnailWidth = 360
/** Tolerance per pixel, from 0 to 1. Edges of letters always differ a little. */
const threshold = 0.15
/** Padding if one screenshot is smaller than the other. */
const outside = '#f0f'

const write = async (file: string, bytes: Buffer) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

/** Saves a screenshot losslessly, for comparison. */
export const keep = async (file: string, png: Buffer): Promise<void> => {
  const { width = 1, height = 1 } = await sharp(png).metadata()
  const part = { left: 0, top: 0, width, height: Math.min(height, tallest) }
  await write(file, await sharp(png).extract(part).webp({ lossless: true, effort: 1 }).toBuffer())
}

/** Makes a thumbnail for the sheet. */
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
 * Compares two screenshots. Missing areas count as different.
 * @param drawn file for the drawn difference, if there is any
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

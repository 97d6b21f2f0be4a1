import { readFile } from 'node:fs/promises'
import { previewPrefix } from '../../src/contracts/primitives.ts'
import {
  isDrawing,
  type PictureWidth,
  type SizedFormat,
} from '../../src/domain/catalogue/pictures.ts'

/** Maximum number of pixels of an original: 8,000 by 6,000. */
const maxPixels = 48_000_000

/** Timeout of a conversion, s. */
const longest = 20

/** The image library, limited to photographs and SVG. */
export const loadSharp = async () => {
  loaded ??= load()
  return loaded
}

const load = async () => {
  const { default: sharp } = await import('sharp')
  // Allow photographs by content, and SVG from memory only, where it cannot reference other files.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'SvgBuffer'].map(
      (format) => `VipsForeignLoad${format}`,
    ),
  })
  sharp.concurrency(1)
  return sharp
}

let loaded: ReturnType<typeof load> | undefined

/** Opens a picture, upright and without metadata. */
const openPicture = async (file: string) => {
  const sharp = await loadSharp()
  return sharp(isDrawing(file) ? await readFile(file) : file, { limitInputPixels: maxPixels })
    .timeout({ seconds: longest })
    .rotate()
}

/**
 * Converts a picture to another width and format, upright and without metadata. Photographs are never enlarged. SVGs
 * are rendered in the requested width.
 * @throws if the file is not a picture, is too large, or takes too long
 */
export const resize = async (
  file: string,
  width: PictureWidth,
  format: SizedFormat,
): Promise<Buffer> => {
  const opened = await openPicture(file)
  const picture = opened.resize({ width, withoutEnlargement: !isDrawing(file) })
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 1 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78 }).toBuffer()
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
  }
}

/** The side of the picture whose pixels are averaged, px. In smaller ones, drawings lose their lines. */
const sampled = 32

/** The longer side of a preview, px, and its quality: even noise stays below the contract's 300 characters. */
const preview = { side: 12, quality: 20 }

/**
 * A tiny picture on white, as a `data:` address (rule C19).
 * @throws if the file is not a picture, is too large, or takes too long
 */
export const previewOf = async (file: string): Promise<string> => {
  const opened = await openPicture(file)
  const picture = await opened
    .resize({ width: preview.side, height: preview.side, fit: 'inside' })
    .flatten({ background: '#fff' })
    .webp({ quality: preview.quality, effort: 6 })
    .toBuffer()
  return `${previewPrefix}${picture.toString('base64')}`
}

/**
 * The average colour of a picture on white, such as `#e8e2da`.
 * @throws if the file is not a picture, is too large, or takes too long
 */
export const colourOf = async (file: string): Promise<string> => {
  const opened = await openPicture(file)
  const pixels = await opened
    .resize(sampled, sampled, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const mean = (channel: number) =>
    pixels.filter((_, place) => place % 3 === channel).reduce((sum, tone) => sum + tone, 0) /
    (sampled * sampled)
  return `#${Buffer.from([0, 1, 2].map((channel) => Math.round(mean(channel)))).toString('hex')}`
}

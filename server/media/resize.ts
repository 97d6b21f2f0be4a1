import { readFile } from 'node:fs/promises'
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
  const sharp = await loadSharp()
  const isDrawn = isDrawing(file)
  const picture = sharp(isDrawn ? await readFile(file) : file, { limitInputPixels: maxPixels })
    .timeout({ seconds: longest })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawn })
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 1 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78 }).toBuffer()
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
  }
}

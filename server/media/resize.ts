import { readFile } from 'node:fs/promises'
import { isDrawing, type PictureWidth, type SizedFormat } from '../../src/domain/pictures.ts'

/** The largest picture that is read, in pixels: 8,000 by 6,000. */
const mostPixels = 48_000_000

/** Longest time that one conversion may take, s. */
const longest = 20

/** The library of pictures, which takes photographs and drawings alone. */
export const loadSharp = async () => {
  loaded ??= load()
  return loaded
}

const load = async () => {
  const { default: sharp } = await import('sharp')
  // Photographs, whatever a file calls itself, and drawings from memory alone: from there they name no other file.
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
 * A picture in another width and format, upright, without what the camera wrote into it. A photograph is never
 * enlarged; a drawing is drawn in the width that is asked for.
 * @throws when the file is no picture, is too large, or takes too long
 */
export const resize = async (
  file: string,
  width: PictureWidth,
  format: SizedFormat,
): Promise<Buffer> => {
  const sharp = await loadSharp()
  const isDrawn = isDrawing(file)
  const picture = sharp(isDrawn ? await readFile(file) : file, { limitInputPixels: mostPixels })
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

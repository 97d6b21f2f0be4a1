import type { PictureFormat, PictureWidth } from '../../src/domain/pictures.ts'

/** The largest picture that is read, in pixels: 8,000 by 6,000. */
const mostPixels = 48_000_000

/** Longest time that one conversion may take, s. */
const longest = 20

const load = async () => {
  const { default: sharp } = await import('sharp')
  // Photographs alone, whatever a file calls itself: a drawing may name other files.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
  })
  sharp.concurrency(1)
  return sharp
}

let loaded: ReturnType<typeof load> | undefined

/**
 * A photograph in another width and format, upright, without what the camera wrote into it; never enlarged.
 * @throws when the file is no photograph, is too large, or takes too long
 */
export const resize = async (
  file: string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> => {
  loaded ??= load()
  const sharp = await loaded
  const picture = sharp(file, { limitInputPixels: mostPixels })
    .timeout({ seconds: longest })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 }).toBuffer()
    : picture.webp({ quality: 78 }).toBuffer()
}

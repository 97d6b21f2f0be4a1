/** Widths in which the server offers a picture of the shop, px. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The display width of a picture, for `sizes` of an image. */
export const pictureSizes = {
  card: '(min-width: 1024px) 21vw, (min-width: 640px) 33vw, 50vw',
  line: '4rem',
  /** As wide as the front page's niches are tall. */
  niche: '(min-width: 1024px) 32vw, 50vw',
  product:
    '(min-width: 2200px) 64rem, (min-width: 1700px) 54rem, (min-width: 1440px) 44rem, (min-width: 900px) 50vw, (min-width: 700px) 40vw, 100vw',
  thumbnail: '5rem',
  /** Of a page that the team writes, and of the first post of the blog. */
  cover: '(min-width: 56rem) 56rem, 100vw',
  firstPost: '(min-width: 48rem) 40rem, 100vw',
} as const

/** Number of products in the first row of a wide screen; their pictures load first. */
export const firstRow = 4

/** Formats that pages request, the smallest first. */
export const pictureFormats = ['avif', 'webp'] as const

/** Formats that the server offers: those, and the one that every chat can display. */
export const sizedFormats = [...pictureFormats, 'jpeg'] as const
export type SizedFormat = (typeof sizedFormats)[number]

/** The directory of the shop's own pictures; the other sizes are below it. */
export const mediaPath = '/media/'
export const sizedMedia = `${mediaPath}sized/`

/** Whether a file is a drawing by its name: lines and tones that can be drawn in any size. */
export const isDrawing = (name: string): boolean => /\.svg$/i.test(name)

/** Whether the server can give a file in other sizes, by its name. */
export const isPicture = (name: string): boolean => /\.(jpe?g|png|webp|avif|svg)$/i.test(name)

/** Whether the server serves a file of the media folder unchanged, by its name: only pictures, and no pages. */
export const isMedia = (name: string): boolean => isPicture(name) || /\.gif$/i.test(name)

/** Whether a picture has other sizes: only the shop's own pictures do. */
export const hasSizes = (address: string): boolean =>
  address.startsWith(mediaPath) &&
  !address.startsWith(sizedMedia) &&
  isPicture(address) &&
  // They would end an address in `srcset`.
  !/[\s,]/.test(address)

/** The address of a picture in one of its sizes. */
export const sizedAddress = (address: string, width: PictureWidth, format: SizedFormat): string =>
  `${sizedMedia}${width}/${address.slice(mediaPath.length)}.${format}`

/** All sizes of a picture in one format, for `srcset` of an image. */
export const srcSetOf = (address: string, format: SizedFormat): string =>
  pictureWidths.map((width) => `${sizedAddress(address, width, format)} ${width}w`).join(', ')

import { pictureFormats, srcSetOf } from '../../../domain/catalogue/pictures.ts'

/** The sizes and formats in which the shop has a picture, for a `picture` element. */
export function PictureSources({
  src,
  sizes,
}: {
  src: string
  /** The display width, for `sizes` of an image. */
  sizes: string
}) {
  return pictureFormats.map((format) => (
    <source key={format} type={`image/${format}`} srcSet={srcSetOf(src, format)} sizes={sizes} />
  ))
}

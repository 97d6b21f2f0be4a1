import { pictureFormats, srcSetOf } from '../../domain/pictures.ts'

/** The sizes and formats in which the shop has a picture, for a `picture` element. */
export function PictureSources({
  src,
  sizes,
}: {
  src: string
  /** How wide it shows, as `sizes` of an image tells it. */
  sizes: string
}) {
  return pictureFormats.map((format) => (
    <source key={format} type={`image/${format}`} srcSet={srcSetOf(src, format)} sizes={sizes} />
  ))
}

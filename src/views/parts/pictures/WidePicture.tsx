import { hasSizes } from '../../../domain/catalogue/pictures.ts'
import { PictureSources } from './PictureSources.tsx'
import styles from './WidePicture.module.css'

/** A wide picture on its tray, three to two, in the displayed size if the shop has sizes of it. */
export function WidePicture({
  src,
  alt,
  sizes,
  eager = false,
}: {
  src: string
  alt: string
  /** The display width, for `sizes` of an image. */
  sizes: string
  /** It is seen first. */
  eager?: boolean
}) {
  return (
    <picture className={styles.picture}>
      {hasSizes(src) && <PictureSources src={src} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        width={1500}
        height={1000}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

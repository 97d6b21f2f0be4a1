import { hasSizes } from '../../domain/pictures.ts'
import { PictureSources } from './PictureSources.tsx'
import styles from './WidePicture.module.css'

/** A wide picture on its tray, three to two; it comes in the size that shows where the shop has its sizes. */
export function WidePicture({
  src,
  alt,
  sizes,
  eager = false,
}: {
  src: string
  alt: string
  /** How wide it shows, as `sizes` of an image tells it. */
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

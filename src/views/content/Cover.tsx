import { hasSizes } from '../../domain/pictures.ts'
import { PictureSources } from '../parts/PictureSources.tsx'
import styles from './content.module.css'

/** The wide picture of a page or a post; what it misses in height is cut off above and below. */
export function Cover({
  image,
  alt,
  sizes,
  eager = false,
}: {
  image: string
  alt: string
  /** How wide it shows, as `sizes` of an image tells it. */
  sizes: string
  /** It is seen first. */
  eager?: boolean
}) {
  return (
    <picture className={styles.cover}>
      {hasSizes(image) && <PictureSources src={image} sizes={sizes} />}
      <img
        src={image}
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

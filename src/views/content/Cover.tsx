import { WidePicture } from '../parts/WidePicture.tsx'
import styles from './content.module.css'

/** The wide picture of a page or a post; what it misses in height is cut off above and below. */
export function Cover({
  image,
  ...picture
}: {
  image: string
  alt: string
  /** How wide it shows, as `sizes` of an image tells it. */
  sizes: string
  /** It is seen first. */
  eager?: boolean
}) {
  return (
    <div className={styles.cover}>
      <WidePicture src={image} {...picture} />
    </div>
  )
}

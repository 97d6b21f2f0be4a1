import { WidePicture } from '../parts/pictures/WidePicture.tsx'
import styles from './content.module.css'

/** The wide picture of a page or a post, cropped above and below. */
export function Cover({
  image,
  ...picture
}: {
  image: string
  alt: string
  /** The display width, for `sizes` of an image. */
  sizes: string
  /** It is visible first. */
  eager?: boolean
}) {
  return (
    <div className={styles.cover}>
      <WidePicture src={image} {...picture} />
    </div>
  )
}

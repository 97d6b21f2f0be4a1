import { LoadingPicture, type PictureProps } from './LoadingPicture.tsx'
import styles from './WidePicture.module.css'

/** A wide picture, three to two. */
export function WidePicture(picture: PictureProps) {
  return (
    <LoadingPicture
      key={picture.src}
      {...picture}
      className={styles.wide}
      width={1500}
      height={1000}
    />
  )
}

import { pictureSizes } from '../../../domain/catalogue/pictures.ts'
import { LoadingPicture, type PictureProps } from './LoadingPicture.tsx'
import styles from './Picture.module.css'

/** A square picture. */
export function Picture({
  sizes = pictureSizes.card,
  ...picture
}: Omit<PictureProps, 'sizes'> & { sizes?: string }) {
  return (
    <LoadingPicture
      key={picture.src}
      {...picture}
      sizes={sizes}
      className={styles.square}
      width={600}
      height={600}
    />
  )
}

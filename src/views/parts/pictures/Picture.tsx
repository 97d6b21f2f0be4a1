import Gem from 'lucide-react/icons/gem'
import { useState } from 'react'
import { hasSizes, pictureSizes } from '../../../domain/catalogue/pictures.ts'
import styles from './Picture.module.css'
import { PictureSources } from './PictureSources.tsx'

/**
 * A square picture on paper tone, in the displayed size if the shop has sizes of it. Shows a placeholder drawing if
 * there is no picture or it does not load.
 */
export function Picture({
  src,
  alt,
  eager = false,
  sizes = pictureSizes.card,
}: {
  src: string | null | undefined
  alt: string
  /** It is visible first, so it loads before all others. */
  eager?: boolean
  /** The display width, for `sizes` of an image. */
  sizes?: string
}) {
  const [broken, setBroken] = useState<readonly string[]>([])
  if (!src || broken.includes(src))
    return (
      <span className={styles.frame}>
        <span className={styles.standIn} role="img" aria-label={alt} aria-hidden={alt === ''}>
          <Gem aria-hidden strokeWidth={0.75} />
        </span>
      </span>
    )
  // Where a size does not load, the picture itself may.
  const sized = `sized ${src}`
  const isSized = hasSizes(src) && !broken.includes(sized)
  return (
    <span className={styles.frame}>
      <picture className={styles.formats}>
        {isSized && <PictureSources src={src} sizes={sizes} />}
        <img
          src={src}
          alt={alt}
          width={600}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken([...broken, isSized ? sized : src])}
        />
      </picture>
    </span>
  )
}

import { Gem } from 'lucide-react'
import { useState } from 'react'
import { hasSizes, pictureSizes } from '../../domain/pictures.ts'
import styles from './Picture.module.css'
import { PictureSources } from './PictureSources.tsx'

/**
 * A picture on paper tone in a square, as large as it shows where the shop has its sizes; a drawn stand-in where there
 * is none or it does not load.
 */
export function Picture({
  src,
  alt,
  eager = false,
  sizes = pictureSizes.card,
}: {
  src: string | null | undefined
  alt: string
  /** It is seen first, and comes before all others. */
  eager?: boolean
  /** How wide it shows, as `sizes` of an image tells it. */
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

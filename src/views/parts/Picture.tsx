import { Gem } from 'lucide-react'
import { useState } from 'react'
import styles from './Picture.module.css'

/** A picture on paper tone in a square; a drawn stand-in where there is none or it does not load. */
export function Picture({
  src,
  alt,
  eager = false,
}: {
  src: string | null | undefined
  alt: string
  eager?: boolean
}) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles.frame}>
      {src && broken !== src ? (
        <img
          src={src}
          alt={alt}
          width={600}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <span className={styles.standIn} role="img" aria-label={alt} aria-hidden={alt === ''}>
          <Gem aria-hidden strokeWidth={0.75} />
        </span>
      )}
    </span>
  )
}

import { type ReactNode, useState } from 'react'

/**
 * An image that is shown unchanged, such as a logo. @param instead shown if it does not load (rule C19)
 */
export function PlainImage({
  alt,
  sources,
  instead,
  ...image
}: {
  src: string
  alt: string
  width: number
  height: number
  loading?: 'lazy'
  /** The `source` elements of other versions. */
  sources?: ReactNode
  instead: ReactNode
}) {
  const [failed, setFailed] = useState<string>()
  if (failed === image.src) return instead
  return (
    <picture>
      {sources}
      <img {...image} alt={alt} onError={() => setFailed(image.src)} />
    </picture>
  )
}

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { hasFailed } from './hasFailed.ts'

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
  const element = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (element.current && hasFailed(element.current)) setFailed(image.src)
  }, [image.src])
  if (failed === image.src) return instead
  return (
    <picture>
      {sources}
      <img ref={element} {...image} alt={alt} onError={() => setFailed(image.src)} />
    </picture>
  )
}

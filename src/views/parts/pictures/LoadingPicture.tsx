import styles from './LoadingPicture.module.css'
import { PictureSources } from './PictureSources.tsx'
import { StandIn } from './StandIn.tsx'
import { useLoading } from './useLoading.ts'

export interface PictureProps {
  /** Without an address there is no picture. */
  src: string | null | undefined
  alt: string
  /** The display width, for `sizes` of an image. */
  sizes: string
  /** It is visible first, so it loads before all others. */
  eager?: boolean | undefined
  /** The picture's own colour, shown in its place until it loads. */
  colour?: string | undefined
  /** A tiny version of the picture as a `data:` address, shown blurred until it loads. */
  preview?: string | undefined
}

/**
 * A picture on its tray, in the displayed size if the shop has sizes of it. Shows a drawing if it does not load
 * (rule C19).
 */
export function LoadingPicture({
  src,
  alt,
  sizes,
  eager = false,
  colour,
  preview,
  ...place
}: PictureProps & {
  /** Gives the place its shape, so that nothing moves when the picture loads. */
  className: string | undefined
  width: number
  height: number
}) {
  const { image, state, isSized, onLoad, onError } = useLoading(src)
  return (
    <span
      // By script: the Content-Security-Policy allows no style attribute in the server's page. A picture is hidden only
      // where a script has set it.
      ref={(frame) => frame?.style.setProperty('--own-colour', colour ?? 'transparent')}
      className={`${styles.frame} ${place.className}`}
      data-state={state}
    >
      {preview && <img className={styles.preview} src={preview} alt="" />}
      {!src || state === 'failed' ? (
        <StandIn alt={alt} />
      ) : (
        <picture className={styles.formats}>
          {isSized && <PictureSources src={src} sizes={sizes} />}
          <img
            ref={image}
            src={src}
            alt={alt}
            width={place.width}
            height={place.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onLoad={onLoad}
            onError={onError}
          />
        </picture>
      )}
    </span>
  )
}

import { useSelector } from '@xstate/react'
import Expand from 'lucide-react/icons/expand'
import { Suspense, useLayoutEffect, useRef } from 'react'
import { pictureSizes } from '../../../domain/catalogue/pictures.ts'
import {
  type GalleryRef,
  selectColours,
  selectImages,
  selectIsScreenOpen,
  selectShown,
} from '../../../machines/catalogue/gallery.machine.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { Picture } from '../../parts/pictures/Picture.tsx'
import styles from './Gallery.module.css'

const GalleryScreen = lazyPart(() => import('./GalleryScreen.tsx'))

/** Tells which picture of a strip is in view. */
const tellReached = (gallery: GalleryRef, { scrollLeft, clientWidth }: HTMLElement) =>
  gallery.send({
    type: 'picture.reached',
    position: Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)),
  })

/** The pictures of a product: swiped or chosen by their thumbnails, and opened in full-window view. */
export function Gallery({
  gallery,
  title,
  preview,
}: {
  gallery: GalleryRef
  title: string
  /** Of the first picture. */
  preview?: string | undefined
}) {
  const { t } = useTranslation()
  const images = useSelector(gallery, selectImages)
  const colours = useSelector(gallery, selectColours)
  const shown = useSelector(gallery, selectShown)
  const isOpen = useSelector(gallery, selectIsScreenOpen)
  const strip = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const bring = (position: number) => {
      const place = strip.current?.children[position]
      // Without animation: the pictures in between would count as shown.
      if (place instanceof HTMLElement) strip.current?.scrollTo?.({ left: place.offsetLeft })
    }
    const atFirst = selectShown(gallery.getSnapshot())
    // The strip begins with the first picture, unless the buyer has swiped it before the page was taken over. To look for
    // that at once would keep a phone busy with the layout of the page.
    if (atFirst > 0) bring(atFirst)
    else
      requestAnimationFrame(() => strip.current?.scrollLeft && tellReached(gallery, strip.current))
    const { unsubscribe } = gallery.on('picture.turned', ({ position }) => bring(position))
    return unsubscribe
  }, [gallery])
  const show = (position: number) => gallery.send({ type: 'picture.chosen', position })
  const pictures = images.length > 0 ? images : [null]
  const named = (position: number) =>
    t('product.picture', { position: position + 1, total: images.length })
  return (
    <div className={styles.gallery}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget }) => tellReached(gallery, currentTarget)}
      >
        {pictures.map((image, position) => (
          <li key={image}>
            {image === null ? (
              <Picture src={image} alt={title} />
            ) : (
              <button
                type="button"
                aria-label={t('gallery.open', { picture: named(position) })}
                tabIndex={position === shown ? 0 : -1}
                aria-haspopup="dialog"
                onClick={() => gallery.send({ type: 'screen.opened' })}
              >
                <Picture
                  src={image}
                  colour={colours[image]}
                  preview={position === 0 ? preview : undefined}
                  alt={title}
                  eager={position === shown}
                  sizes={pictureSizes.product}
                />
                <span className={styles.expand}>
                  <Expand aria-hidden size={18} strokeWidth={1.6} />
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map((image, position) => (
            <li key={image}>
              <button
                type="button"
                aria-label={named(position)}
                aria-pressed={position === shown}
                onClick={() => show(position)}
              >
                <Picture
                  src={image}
                  colour={colours[image]}
                  alt=""
                  sizes={pictureSizes.thumbnail}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <GalleryScreen
            images={images}
            title={title}
            position={shown}
            onMove={show}
            onLeave={() => {
              // Focus the picture that was shown last, which may not be the one that was opened.
              strip.current?.children[shown]
                ?.querySelector('button')
                ?.focus({ preventScroll: true })
              show(shown)
            }}
            onClose={() => gallery.send({ type: 'screen.closed' })}
          />
        </Suspense>
      )}
    </div>
  )
}

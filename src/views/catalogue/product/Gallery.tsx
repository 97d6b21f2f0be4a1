import Expand from 'lucide-react/icons/expand'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureSizes } from '../../../domain/catalogue/pictures.ts'
import { Picture } from '../../parts/pictures/Picture.tsx'
import styles from './Gallery.module.css'

const GalleryScreen = lazy(() => import('./GalleryScreen.tsx'))

/** The pictures of a product: swiped or chosen by their thumbnails, and opened over the whole window. */
export function Gallery({ images, title }: { images: readonly string[]; title: string }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const strip = useRef<HTMLUListElement>(null)
  const show = (position: number) => {
    setShown(position)
    const place = strip.current?.children[position]
    // At once: on the way there the pictures between would count as shown.
    if (place instanceof HTMLElement) strip.current?.scrollTo?.({ left: place.offsetLeft })
  }
  const pictures = images.length > 0 ? images : [null]
  const named = (position: number) =>
    t('product.picture', { position: position + 1, total: images.length })
  return (
    <div className={styles.gallery}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
        }
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
                onClick={() => setIsOpen(true)}
              >
                <Picture
                  src={image}
                  alt={title}
                  eager={position === 0}
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
                <Picture src={image} alt="" sizes={pictureSizes.thumbnail} />
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
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

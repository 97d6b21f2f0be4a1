import 'yet-another-react-lightbox/styles.css'
import { useState } from 'react'
import Lightbox from 'yet-another-react-lightbox'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { StandIn } from '../../parts/pictures/StandIn.tsx'

/**
 * Full-window view of the pictures: arrows or swiping show the next one, + and − or pinching zoom, Escape closes.
 * Loaded when it is first opened.
 */
export default function GalleryScreen({
  images,
  title,
  position,
  onMove,
  onLeave,
  onClose,
}: {
  images: readonly string[]
  title: string
  /** The picture that is shown, from 0. */
  position: number
  onMove: (position: number) => void
  /** It is about to close, and has restored the focus. */
  onLeave: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  /** Stands in the document of the page; in the lab it is that of a frame. */
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const single = images.length < 2
  const noButton = () => null
  return (
    <>
      <span hidden ref={setPlace} />
      {place && (
        <Lightbox
          open
          portal={{ root: place.ownerDocument.body }}
          close={onClose}
          index={position}
          slides={images.map((src, index) => ({
            src,
            alt:
              images.length > 1
                ? `${title}, ${t('product.picture', { position: index + 1, total: images.length })}`
                : title,
          }))}
          plugins={[Zoom, Fullscreen]}
          on={{ view: ({ index }) => onMove(index), exiting: onLeave }}
          carousel={{ finite: true, padding: 0 }}
          zoom={{ maxZoomPixelRatio: 4, zoomInMultiplier: 2, doubleClickMaxStops: 2 }}
          render={{
            iconError: () => <StandIn alt={title} />,
            ...(single && { buttonPrev: noButton, buttonNext: noButton }),
          }}
          labels={{
            Lightbox: t('gallery.label', { title }),
            Carousel: t('gallery.pictures'),
            'Photo gallery': t('gallery.pictures'),
            Slide: t('gallery.slide'),
            '{index} of {total}': '{index} / {total}',
            Previous: t('gallery.previous'),
            Next: t('gallery.next'),
            Close: t('shell.close'),
            'Zoom in': t('gallery.zoomIn'),
            'Zoom out': t('gallery.zoomOut'),
            'Enter Fullscreen': t('gallery.enterFullScreen'),
            'Exit Fullscreen': t('gallery.exitFullScreen'),
          }}
        />
      )}
    </>
  )
}

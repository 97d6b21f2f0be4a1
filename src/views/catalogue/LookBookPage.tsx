import Plus from 'lucide-react/icons/plus'
import type { ShownLook } from '../../contracts/content/content.ts'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useStyle } from '../parts/hooks/useStyle.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Interlude } from '../parts/Interlude.tsx'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { WidePicture } from '../parts/pictures/WidePicture.tsx'
import { useShop } from '../parts/shop.ts'
import styles from './LookBookPage.module.css'

/** Full-width pictures with spots that open the pieces on them (rule B2). */
export function LookBookPage({ looks }: { looks: readonly ShownLook[] }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead page={{ kind: 'lookBook' }} />
      <div className={`${page.page} ${styles.head}`}>
        <div className={page.head}>
          <h1>{t('lookBook.title')}</h1>
          <p className={page.lead}>{t('lookBook.lead')}</p>
        </div>
        {looks.length === 0 && (
          <Interlude title={t('lookBook.empty')}>
            <Link className={controls.button} to="/eshop">
              {t('home.buyer.enter')}
            </Link>
          </Interlude>
        )}
      </div>
      {looks.map((look, place) => (
        <Look key={look.slug} look={look} isFirst={place === 0} />
      ))}
    </>
  )
}

function Look({
  look: { image, alt, title, summary, spots },
  isFirst,
}: {
  look: ShownLook
  isFirst: boolean
}) {
  const { text } = useFormats()
  return (
    <figure className={styles.look}>
      <div className={styles.picture}>
        <WidePicture src={image} alt={text(alt)} sizes="100vw" eager={isFirst} />
        {spots.map((spot) => (
          <Spot key={`${spot.product} ${spot.x} ${spot.y}`} spot={spot} />
        ))}
      </div>
      <figcaption className={styles.caption}>
        <h2>{text(title)}</h2>
        {text(summary) && <p>{text(summary)}</p>}
      </figcaption>
    </figure>
  )
}

/** A product on the picture. */
function Spot({ spot: { x, y, product, title } }: { spot: ShownLook['spots'][number] }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { quickView } = useShop()
  // Positions on a picture do not depend on the writing direction.
  const place = useStyle<HTMLButtonElement>({ left: `${x}%`, top: `${y}%` })
  return (
    <button
      ref={place}
      type="button"
      className={styles.spot}
      data-side={x > 60 ? 'right' : 'left'}
      aria-haspopup="dialog"
      aria-label={t('lookBook.spot', { title: text(title) })}
      onClick={() => quickView.send({ type: 'product.activated', slug: product })}
    >
      <Plus aria-hidden size={16} strokeWidth={2} />
      <span aria-hidden className={styles.name}>
        {text(title)}
      </span>
    </button>
  )
}

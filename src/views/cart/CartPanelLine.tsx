import Trash2 from 'lucide-react/icons/trash'
import type { CartLine } from '../../domain/cart/cartLines.ts'
import { productPathIn } from '../../domain/shell/addresses.ts'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { Picture } from '../parts/pictures/Picture.tsx'
import { useShop } from '../parts/shop.ts'
import styles from './CartPanel.module.css'

/** A product of the cart with all its rows in one line. */
export function CartPanelLine({ line }: { line: CartLine }) {
  const { t } = useTranslation()
  const { text, money, grams, count } = useFormats()
  const { cartPanel } = useShop()
  const { productSlug, categorySlug } = line
  const title = text(line.title)
  return (
    <li className={styles.line}>
      <span className={styles.image}>
        <Picture src={line.image} alt="" sizes="5.5rem" />
      </span>
      <div className={styles.what}>
        <h3>
          <Link
            to={productPathIn(categorySlug, productSlug)}
            onClick={() => cartPanel.send({ type: 'panel.closed' })}
          >
            {title}
          </Link>
        </h3>
        <dl className={styles.numbers}>
          <div>
            <dt>{t('product.weight')}</dt>
            <dd>
              <bdi>{t('product.grams', { grams: grams(line.totalWeight) })}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('quantity.label')}</dt>
            <dd>
              <bdi>{t('cart.times', { quantity: count(line.totalQuantity) })}</bdi>
            </dd>
          </div>
        </dl>
        {line.outOfStock && <p className={styles.late}>{t('cart.lineLate')}</p>}
        {line.belowMinimum && <p className={styles.low}>{t('cart.belowMinimum')}</p>}
      </div>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={t('cart.removeLine', { title })}
        onClick={() => cartPanel.send({ type: 'line.dropped', productSlug })}
      >
        <Trash2 aria-hidden size={18} strokeWidth={1.6} />
      </button>
      <p className={styles.price}>
        <bdi>{money(line.totalPrice)}</bdi>
      </p>
    </li>
  )
}

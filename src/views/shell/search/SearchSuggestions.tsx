import { useSelector } from '@xstate/react'
import type { ProductCard } from '../../../contracts/catalogue/product.ts'
import { matchCategories } from '../../../domain/catalogue/categoryTree.ts'
import { hasOnePrice } from '../../../domain/catalogue/hasOnePrice.ts'
import { categoryPath, productPath } from '../../../domain/shell/addresses.ts'
import {
  selectHasSuggested,
  selectSuggestions,
  selectText,
} from '../../../machines/shell/searchPanel.machine.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { Picture } from '../../parts/pictures/Picture.tsx'
import { UnitPrice } from '../../parts/product/UnitPrice.tsx'
import { useSettings, useShop } from '../../parts/shop.ts'
import styles from './SearchPanel.module.css'

const shownCategories = 4

/** Categories and products that match the typed text. */
export function SearchSuggestions() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { searchPanel } = useShop()
  const { categories } = useSettings()
  const typed = useSelector(searchPanel, selectText)
  const { products, total, didYouMean } = useSelector(searchPanel, selectSuggestions)
  const hasSuggested = useSelector(searchPanel, selectHasSuggested)
  const paths = matchCategories(categories, typed).slice(0, shownCategories)
  const count = products.length + paths.length
  const close = () => searchPanel.send({ type: 'panel.closed' })
  return (
    <>
      <p className={controls.hidden} role="status">
        {hasSuggested && t('search.suggested', { count })}
      </p>
      {didYouMean !== undefined && (
        <p className={styles.nothing}>
          {t('search.didYouMean')}{' '}
          <button
            type="button"
            className={controls.textButton}
            onClick={() => searchPanel.send({ type: 'search.chosen', text: didYouMean })}
          >
            <bdi>{didYouMean}</bdi>
          </button>
        </p>
      )}
      {paths.length > 0 && (
        <section aria-labelledby="suggested-categories">
          <div className={styles.head}>
            <h3 id="suggested-categories">{t('header.categories')}</h3>
          </div>
          <ul>
            {paths.map((path) => (
              <li key={path.at(-1)?.slug}>
                <Link
                  className={styles.entry}
                  to={categoryPath(path.at(-1)?.slug ?? '')}
                  onClick={close}
                >
                  {path.map(({ name }) => text(name)).join(' › ')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section aria-labelledby="suggested-products">
          <div className={styles.head}>
            <h3 id="suggested-products">{t('search.products')}</h3>
          </div>
          <ul>
            {products.map((product) => (
              <li key={product._id}>
                <Suggested product={product} onChoose={close} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasSuggested && count === 0 && didYouMean === undefined && (
        <p className={styles.nothing}>{t('search.nothing')}</p>
      )}
      {total > products.length && (
        <button
          type="button"
          className={controls.textButton}
          onClick={() => searchPanel.send({ type: 'search.submitted' })}
        >
          {t('search.all', { count: total })}
        </button>
      )}
    </>
  )
}

function Suggested({ product, onChoose }: { product: ProductCard; onChoose: () => void }) {
  const { t } = useTranslation()
  const { text, price, grams } = useFormats()
  return (
    <Link className={styles.product} to={productPath(product)} onClick={onChoose}>
      <span className={styles.image}>
        <Picture src={product.imageUrl_thum[0]} alt="" sizes="4rem" />
      </span>
      <span className={styles.name}>{text(product.title)}</span>
      <span className={styles.numbers}>
        {product.selection && product.sku && (
          <>
            <bdi>{product.sku}</bdi> ·{' '}
          </>
        )}
        {!hasOnePrice(product) && `${t('product.from')} `}
        <UnitPrice {...price(product.prices)} /> ·{' '}
        <bdi>{t('product.grams', { grams: grams(product.weight) })}</bdi>
      </span>
    </Link>
  )
}

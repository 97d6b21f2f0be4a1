import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard as Card } from '../../contracts/catalogue.ts'
import cards from '../parts/ProductCard.module.css'
import { ProductCard } from '../parts/ProductCard.tsx'
import styles from './ProductPage.module.css'

/** Other pieces of the product's category; nothing where there are none. Waits for them. */
export function RelatedProducts({ products }: { products: Promise<readonly Card[]> }) {
  const { t } = useTranslation()
  const shown = use(products)
  if (shown.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{t('product.related')}</h2>
      <ul className={cards.grid}>
        {shown.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

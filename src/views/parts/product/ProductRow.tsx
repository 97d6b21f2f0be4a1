import { type ReactNode, use, useId } from 'react'
import type { ProductCard as Card } from '../../../contracts/catalogue/product.ts'
import cards from './ProductCard.module.css'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductRow.module.css'

/** A few more products at the end of a page; nothing if there are none. Waits for them. */
export function ProductRow({
  title,
  products,
  heart,
}: {
  title: string
  products: Promise<readonly Card[]>
  /** Puts a product of the row on the wishlist. */
  heart?: (product: Card) => ReactNode
}) {
  const id = useId()
  const shown = use(products)
  if (shown.length === 0) return null
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={cards.grid}>
        {shown.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} heart={heart?.(product)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

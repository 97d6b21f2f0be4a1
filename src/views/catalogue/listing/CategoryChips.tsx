import type { Category } from '../../../contracts/catalogue/product.ts'
import { categoryPath } from '../../../domain/shell/addresses.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { Link } from '../../parts/links/Link.tsx'
import styles from './Listing.module.css'

/** Links to categories, as chips. */
export function CategoryChips({ categories }: { categories: readonly Category[] }) {
  const { text } = useFormats()
  if (categories.length === 0) return null
  return (
    <ul className={styles.below}>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={categoryPath(slug)}>{text(name)}</Link>
        </li>
      ))}
    </ul>
  )
}

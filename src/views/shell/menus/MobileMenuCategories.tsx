import { useSelector } from '@xstate/react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Category } from '../../../contracts/catalogue/product.ts'
import { categoryPath } from '../../../domain/shell/addresses.ts'
import { selectCanEnter } from '../../../machines/shell/mobileMenu.machine.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { useSettings, useShop } from '../../parts/shop.ts'
import styles from './MobileMenu.module.css'

/** The subcategories of a category, or the top categories; those with subcategories can be entered. */
export function MobileMenuCategories({
  category,
  onChoose,
}: {
  category: Category | undefined
  onChoose: () => void
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { mobileMenu } = useShop()
  const settings = useSettings()
  const canEnter = useSelector(mobileMenu, selectCanEnter)
  const all = category
    ? { to: categoryPath(category.slug), text: t('header.allOf', { name: text(category.name) }) }
    : { to: '/eshop', text: t('home.allCategories') }
  return (
    <nav aria-label={t('header.categories')}>
      <ul>
        <li>
          <Link className={`${styles.entry} ${styles.all}`} to={all.to} onClick={onChoose}>
            {all.text}
          </Link>
        </li>
        {(category?.children ?? settings.categories).map(({ slug, name, children }) => (
          <li key={slug}>
            {canEnter && children.length > 0 ? (
              <button
                type="button"
                className={styles.entry}
                data-slug={slug}
                onClick={() => mobileMenu.send({ type: 'category.entered', slug })}
              >
                {text(name)}
                <ChevronRight aria-hidden size={18} />
              </button>
            ) : (
              <Link className={styles.entry} to={categoryPath(slug)} onClick={onChoose}>
                {text(name)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useSelector } from '@xstate/react'
import type { CartLine } from '../../domain/cart/cartLines.ts'
import {
  type CartPageRef,
  selectCartQuery,
  selectClosedLines,
  selectIsCartSearched,
} from '../../machines/cart/cartPage.machine.ts'
import controls from '../parts/controls.module.css'
import { SearchField } from '../parts/fields/SearchField.tsx'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './CartTools.module.css'

/** Tools for a large cart: the search, and one button that closes or opens all lines with several rows (rule K15). */
export function CartTools({
  page,
  lines,
  found,
}: {
  page: CartPageRef
  lines: readonly CartLine[]
  /** The number of visible rows. */
  found: number
}) {
  const { t } = useTranslation()
  const query = useSelector(page, selectCartQuery)
  const isSearched = useSelector(page, selectIsCartSearched)
  const closed = useSelector(page, selectClosedLines)
  const grouped = lines.filter(({ rows }) => rows.length > 1).map((line) => line.productSlug)
  const isOneOpen = grouped.some((slug) => !closed.includes(slug))
  return (
    <div className={styles.tools}>
      <SearchField
        label={t('cart.search')}
        query={query}
        className={styles.search}
        onType={(typed) => page.send({ type: 'query.typed', query: typed })}
      />
      <p className={styles.found} role="status">
        {isSearched && t('cart.found', { count: found })}
      </p>
      {!isSearched && grouped.length > 0 && (
        <button
          type="button"
          className={controls.quiet}
          onClick={() =>
            page.send(
              isOneOpen
                ? { type: 'lines.closed', productSlugs: grouped }
                : { type: 'lines.opened' },
            )
          }
        >
          {t(isOneOpen ? 'cart.closeLines' : 'cart.openLines')}
        </button>
      )}
    </div>
  )
}

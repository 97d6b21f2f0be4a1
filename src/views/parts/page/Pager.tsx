import controls from '../controls.module.css'
import { useTranslation } from '../hooks/useTranslation.ts'
import { Link } from '../links/Link.tsx'
import styles from './Pager.module.css'

/** Links between the pages of a list, the newest first; nothing if there is only one page. */
export function Pager({
  label,
  pageNumber,
  pageCount,
  pathOf,
}: {
  /** The label of the list. */
  label: string
  pageNumber: number
  pageCount: number
  pathOf: (pageNumber: number) => string
}) {
  const { t } = useTranslation()
  if (pageCount <= 1) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      {pageNumber > 1 ? (
        <Link className={controls.quiet} to={pathOf(pageNumber - 1)}>
          {t('pager.newer')}
        </Link>
      ) : (
        <span />
      )}
      <span>{t('pager.page', { page: pageNumber, total: pageCount })}</span>
      {pageNumber < pageCount ? (
        <Link className={controls.quiet} to={pathOf(pageNumber + 1)}>
          {t('pager.older')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

import { useTranslation } from '../hooks/useTranslation.ts'
import { Link } from '../links/Link.tsx'
import styles from './Breadcrumb.module.css'

/** The path to this page, from the catalogue down. */
export function Breadcrumb({
  trail,
}: {
  trail: readonly { readonly to: string; readonly text: string }[]
}) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={styles.trail}>
        {trail.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

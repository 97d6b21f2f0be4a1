import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useUser } from '../../parts/shop.ts'
import styles from './SearchWithoutScript.module.css'

/** The search of a customer whose browser runs no script (rule P20). */
export function SearchWithoutScript() {
  const { t } = useTranslation()
  if (!useUser()) return null
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search> */}
      <form role="search" action="/eshop" className={styles.form}>
        <input
          type="search"
          dir="auto"
          name="search"
          aria-label={t('search.label')}
          maxLength={200}
        />
        <button type="submit" className={controls.quiet}>
          {t('search.submit')}
        </button>
      </form>
    </noscript>
  )
}

import { useSelector } from '@xstate/react'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { Link } from 'react-router-dom'
import { categoryPath } from '../../../domain/shell/addresses.ts'
import { selectRecent } from '../../../machines/shell/searchPanel.machine.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useSettings, useShop } from '../../parts/shop.ts'
import styles from './SearchPanel.module.css'

/** What to begin with before anything is typed: the last searches, and the categories. */
export function RecentSearches() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { categories } = useSettings()
  const { searchPanel } = useShop()
  const recent = useSelector(searchPanel, selectRecent)
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <div className={styles.head}>
            <h3 id="recent-searches">{t('search.recent')}</h3>
            <button
              type="button"
              className={controls.textButton}
              onClick={() => searchPanel.send({ type: 'recent.cleared' })}
            >
              {t('search.clearRecent')}
            </button>
          </div>
          <ul>
            {recent.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  className={styles.entry}
                  onClick={() => searchPanel.send({ type: 'search.chosen', text: one })}
                >
                  <History aria-hidden size={17} strokeWidth={1.6} /> {one}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="search-categories">
        <div className={styles.head}>
          <h3 id="search-categories">{t('search.browse')}</h3>
        </div>
        <ul>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                className={styles.entry}
                to={categoryPath(slug)}
                onClick={() => searchPanel.send({ type: 'panel.closed' })}
              >
                {text(name)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

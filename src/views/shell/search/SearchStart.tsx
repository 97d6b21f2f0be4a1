import { useSelector } from '@xstate/react'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { pathTo } from '../../../domain/catalogue/categoryTree.ts'
import { categoryPath } from '../../../domain/shell/addresses.ts'
import {
  selectIsPopularAwaited,
  selectPopular,
  selectRecent,
} from '../../../machines/shell/searchPanel.machine.ts'
import { QuickOrderSection } from '../../cart/quickOrder/QuickOrderSection.tsx'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { Link } from '../../parts/links/Link.tsx'
import { Picture } from '../../parts/pictures/Picture.tsx'
import { useSettings, useShop, useUser } from '../../parts/shop.ts'
import styles from './SearchPanel.module.css'

const QuickOrder = lazyPart(() => import('./SearchQuickOrder.tsx'))

/** Shown before anything is typed (rule H7): the last searches, and the popular categories. */
export function SearchStart() {
  const { t } = useTranslation()
  const { searchPanel } = useShop()
  const recent = useSelector(searchPanel, selectRecent)
  const user = useUser()
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
      <Categories />
      {user && (
        <QuickOrderSection isOpen={false}>
          <QuickOrder />
        </QuickOrderSection>
      )}
    </>
  )
}

/** The popular categories, each with its ancestors; the top categories if the request fails. */
function Categories() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { categories } = useSettings()
  const { searchPanel } = useShop()
  const popular = useSelector(searchPanel, selectPopular)
  if (useSelector(searchPanel, selectIsPopularAwaited)) return null
  const isPopular = popular.length > 0
  const shown = isPopular ? popular : categories.map((one) => ({ ...one, image: undefined }))
  return (
    <section aria-labelledby="search-categories">
      <div className={styles.head}>
        <h3 id="search-categories">{t(isPopular ? 'search.popular' : 'search.browse')}</h3>
      </div>
      <ul>
        {shown.map(({ _id, slug, name, image }) => (
          <li key={_id}>
            <Link
              className={styles.entry}
              to={categoryPath(slug)}
              onClick={() => searchPanel.send({ type: 'panel.closed' })}
            >
              {image !== undefined && (
                <span className={styles.thumb}>
                  <Picture src={image} alt="" sizes="3rem" />
                </span>
              )}
              <span>
                {text(name)}
                {isPopular && <Above slug={slug} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The names of the categories above one, from the top down. */
function Above({ slug }: { slug: string }) {
  const { text } = useFormats()
  const { categories } = useSettings()
  const above = pathTo(categories, slug).slice(0, -1)
  if (above.length === 0) return null
  return <span className={styles.above}>{above.map(({ name }) => text(name)).join(' › ')}</span>
}

import { useSelector } from '@xstate/react'
import type { ListsRef } from '../../../machines/cart/lists.machine.ts'
import { selectLists } from '../../../machines/cart/listsSelectors.ts'
import controls from '../../parts/controls.module.css'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { Link } from '../../parts/links/Link.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { ListCard } from './ListCard.tsx'
import styles from './Lists.module.css'

/** The named lists of a customer (rules K21, K22). */
export function ListsPage({
  lists,
  onShare,
}: {
  lists: ListsRef
  onShare: (title: string, path: string) => void
}) {
  const { t } = useTranslation()
  const all = useSelector(lists, selectLists)
  return (
    <div className={forms.medium}>
      <PageHead page={{ kind: 'lists' }} />
      <div className={page.head}>
        <h1>{t('lists.title')}</h1>
        <p className={page.lead}>{t('lists.lead')}</p>
      </div>
      {all.length === 0 ? (
        <Interlude title={t('lists.none')}>
          <p>{t('lists.noneText')}</p>
          <Link className={controls.button} to="/cart">
            {t('lists.toCart')}
          </Link>
        </Interlude>
      ) : (
        <ul className={styles.lists}>
          {all.map((list) => (
            <ListCard key={list._id} lists={lists} list={list} onShare={onShare} />
          ))}
        </ul>
      )}
    </div>
  )
}

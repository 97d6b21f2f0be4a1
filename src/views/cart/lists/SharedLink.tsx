import type { ListSummary } from '../../../contracts/cart/lists.ts'
import type { ListsRef } from '../../../machines/cart/lists.machine.ts'
import controls from '../../parts/controls.module.css'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import styles from './Lists.module.css'

/** The link of a shared list (rule K22). */
export function SharedLink({
  lists,
  list,
  shareKey,
  onShare,
}: {
  lists: ListsRef
  list: ListSummary
  shareKey: string
  onShare: (title: string, path: string) => void
}) {
  const { t } = useTranslation()
  const withdraw = { type: 'link.withdrawn', id: list._id } as const
  const canWithdraw = useCan(lists, withdraw)
  const path = `/lists/shared/${shareKey}`
  return (
    <div className={styles.shared}>
      <p>{t('lists.isShared')}</p>
      <div className={styles.acts}>
        <button
          type="button"
          className={controls.textButton}
          aria-label={t('lists.copyOf', { name: list.name })}
          onClick={() => onShare(list.name, path)}
        >
          {t('lists.copy')}
        </button>
        <Link
          className={controls.textButton}
          to={path}
          aria-label={t('lists.openOf', { name: list.name })}
        >
          {t('lists.open')}
        </Link>
        <button
          type="button"
          className={controls.textButton}
          aria-disabled={!canWithdraw}
          aria-label={t('lists.unshareOf', { name: list.name })}
          onClick={() => lists.send(withdraw)}
        >
          {t('lists.unshare')}
        </button>
      </div>
    </div>
  )
}

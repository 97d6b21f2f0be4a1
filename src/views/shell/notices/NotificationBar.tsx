import { useSelector } from '@xstate/react'
import X from 'lucide-react/icons/x'
import { isFailure } from '../../../machines/parts/shell.ts'
import { selectShown } from '../../../machines/shell/notificationBar.machine.ts'
import { useSentence } from '../../parts/hooks/useSentence.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { useShop } from '../../parts/shop.ts'
import styles from './NotificationBar.module.css'

/** The bar that slides in at the top with one message (rule N1). */
export function NotificationBar() {
  const { t } = useTranslation()
  const say = useSentence()
  const { notificationBar } = useShop()
  const shown = useSelector(notificationBar, selectShown)
  return (
    <div role="status" aria-label={t('shell.notifications')}>
      {shown && (
        <div className={styles.bar} data-failure={isFailure(shown) || undefined}>
          <p>{say(shown)}</p>
          {'link' in shown && shown.link && (
            <Link className={styles.link} to={shown.link.to}>
              {say({ key: shown.link.key })}
            </Link>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={t('shell.close')}
            onClick={() => notificationBar.send({ type: 'bar.closed' })}
          >
            <X aria-hidden size={18} />
          </button>
        </div>
      )}
    </div>
  )
}

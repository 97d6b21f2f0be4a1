import { useSelector } from '@xstate/react'
import X from 'lucide-react/icons/x'
import { selectToasts } from '../../../machines/shell/toasts.machine.ts'
import { useSentence } from '../../parts/hooks/useSentence.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import styles from './Toasts.module.css'

/** Short notices at the top, on the side where a line of text ends (rule N2). */
export function Toasts() {
  const { t } = useTranslation()
  const say = useSentence()
  const { toasts } = useShop()
  const shown = useSelector(toasts, selectToasts)
  return (
    <div className={styles.region} role="alert" aria-label={t('shell.alerts')}>
      {shown.map(({ id, sentence }) => (
        <div key={id} className={styles.toast}>
          <p>{say(sentence)}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={t('shell.close')}
            onClick={() => toasts.send({ type: 'toast.closed', id })}
          >
            <X aria-hidden size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}

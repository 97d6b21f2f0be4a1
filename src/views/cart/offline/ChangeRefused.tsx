import { useSelector } from '@xstate/react'
import { selectCommand } from '../../../machines/cart/offline/offlineQueue.machine.ts'
import type { Sentence } from '../../../machines/parts/shell.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useSentence } from '../../parts/hooks/useSentence.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import { ChangedVariant } from './ChangedVariant.tsx'
import styles from './OfflineChanges.module.css'

/** Says why the shop has refused an edit that was made offline. */
export function ChangeRefused({ productId, reason }: { productId: string; reason: Sentence }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const say = useSentence()
  const { offlineQueue } = useShop()
  const command = useSelector(offlineQueue, selectCommand(productId))
  if (!command) return null
  return (
    <li className={styles.change}>
      <p>
        <ChangedVariant variant={command} /> {say(reason)}
      </p>
      <button
        type="button"
        className={controls.textButton}
        aria-label={`${t('offline.dismiss')}: ${text(command.title)}, ${command.sku}`}
        onClick={() => offlineQueue.send({ type: 'command.undone', productId })}
      >
        {t('offline.dismiss')}
      </button>
    </li>
  )
}

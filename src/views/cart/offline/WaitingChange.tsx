import type { CartCommand } from '../../../domain/cart/offline/commands.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import { ChangedVariant } from './ChangedVariant.tsx'
import styles from './OfflineChanges.module.css'

/** One edit that waits for the connection. */
export function WaitingChange({ command, canUndo }: { command: CartCommand; canUndo: boolean }) {
  const { t } = useTranslation()
  const { count, text } = useFormats()
  const { offlineQueue } = useShop()
  const { productId, title, sku, quantity } = command
  return (
    <li className={styles.change}>
      <p>
        <ChangedVariant variant={command} />{' '}
        {quantity === 0 ? t('offline.remove') : t('cart.times', { quantity: count(quantity) })}
      </p>
      {canUndo && (
        <button
          type="button"
          className={controls.textButton}
          aria-label={`${t('cart.undo')}: ${text(title)}, ${sku}`}
          onClick={() => offlineQueue.send({ type: 'command.undone', productId })}
        >
          {t('cart.undo')}
        </button>
      )}
    </li>
  )
}

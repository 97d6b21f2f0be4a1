import { useSelector } from '@xstate/react'
import { selectCommand } from '../../../machines/cart/offline/offlineQueue.machine.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import { ChangedVariant } from './ChangedVariant.tsx'
import styles from './OfflineChanges.module.css'

/**
 * Asks which quantity is right: the one that the buyer chose offline, or the one in the cart.
 * @param now the pieces in the cart; 0: no row
 */
export function ChangeQuestion({ productId, now }: { productId: string; now: number }) {
  const { t } = useTranslation()
  const { count, text } = useFormats()
  const { offlineQueue } = useShop()
  const command = useSelector(offlineQueue, selectCommand(productId))
  if (!command) return null
  const { quantity: mine, title, sku } = command
  const name = `${text(title)}, ${sku}`
  const take = mine === 0 ? t('offline.takeOut') : t('offline.set', { pieces: count(mine) })
  const keep = now === 0 ? t('offline.leaveOut') : t('offline.keep', { pieces: count(now) })
  return (
    <li className={styles.change}>
      <p>
        <ChangedVariant variant={command} />{' '}
        {mine === 0 ? t('offline.youRemoved') : t('offline.youSet', { pieces: count(mine) })}{' '}
        {now === 0 ? t('offline.nowGone') : t('offline.nowHas', { pieces: count(now) })}
      </p>
      <p className={styles.ways}>
        <button
          type="button"
          className={controls.textButton}
          aria-label={`${take}: ${name}`}
          onClick={() => offlineQueue.send({ type: 'command.insisted', productId })}
        >
          {take}
        </button>
        <button
          type="button"
          className={controls.textButton}
          aria-label={`${keep}: ${name}`}
          onClick={() => offlineQueue.send({ type: 'command.undone', productId })}
        >
          {keep}
        </button>
      </p>
    </li>
  )
}

import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Product } from '../../../contracts/catalogue/product.ts'
import {
  selectHasFailed,
  selectIsQuickViewOpen,
  selectIsWithdrawn,
  selectQuickViewProduct,
} from '../../../machines/catalogue/quickViewSelectors.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import { Unloaded } from '../../parts/Unloaded.tsx'
import { SidePanel } from '../../shell/panel/SidePanel.tsx'
import styles from './QuickViewPanel.module.css'

/** The side panel of the quick view. */
export function QuickViewPanel({ children }: { children: (product: Product) => ReactNode }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { quickView } = useShop()
  const isOpen = useSelector(quickView, selectIsQuickViewOpen)
  const product = useSelector(quickView, selectQuickViewProduct)
  const isWithdrawn = useSelector(quickView, selectIsWithdrawn)
  const hasFailed = useSelector(quickView, selectHasFailed)
  return (
    <SidePanel
      isOpen={isOpen}
      isWide
      title={product ? text(product.title) : t('quickView.title')}
      onClose={() => quickView.send({ type: 'panel.closed' })}
    >
      <div className={styles.body}>
        {product ? (
          children(product)
        ) : isWithdrawn ? (
          <p role="alert">{t('listing.gone')}</p>
        ) : hasFailed ? (
          <Unloaded onRetry={() => quickView.send({ type: 'retry.requested' })} />
        ) : (
          <p role="status">{t('loading')}</p>
        )}
      </div>
    </SidePanel>
  )
}

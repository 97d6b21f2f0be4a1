import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { selectIsInUse } from '../../../machines/cart/quickOrder/quickOrderSelectors.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import styles from './QuickOrder.module.css'

/** The quick order below a heading that opens it. It is open while it is used. */
export function QuickOrderSection({
  isOpen,
  children,
}: {
  isOpen: boolean
  /** The quick order itself: the search panel loads its code later. */
  children: ReactNode
}) {
  const { t } = useTranslation()
  const { quickOrder } = useShop()
  const isInUse = useSelector(quickOrder, selectIsInUse)
  return (
    <details className={styles.section} id="quick-order" open={isOpen || isInUse}>
      <summary>
        <span>
          <b>{t('quickOrder.title')}</b>
          <span className={styles.soft}>{t('quickOrder.lead')}</span>
        </span>
        <ChevronDown aria-hidden size={20} />
      </summary>
      {children}
    </details>
  )
}

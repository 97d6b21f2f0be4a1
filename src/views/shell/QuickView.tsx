import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../contracts/catalogue.ts'
import {
  selectActiveProduct,
  selectHasFailed,
  selectIsProductActive,
} from '../../machines/activeProduct.machine.ts'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/useFormats.ts'
import styles from './QuickView.module.css'
import { SidePanel } from './SidePanel.tsx'
import { useShop } from './shop.ts'

/** The active product over the page that lists it. */
export function QuickView({ children }: { children: (product: Product) => ReactNode }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { activeProduct } = useShop()
  const isOpen = useSelector(activeProduct, selectIsProductActive)
  const product = useSelector(activeProduct, selectActiveProduct)
  const hasFailed = useSelector(activeProduct, selectHasFailed)
  return (
    <SidePanel
      isOpen={isOpen}
      isWide
      title={product ? text(product.title) : t('quickView.title')}
      onClose={() => activeProduct.send({ type: 'panel.closed' })}
    >
      <div className={styles.body}>
        {product ? (
          children(product)
        ) : hasFailed ? (
          <div role="alert">
            <p>{t('failed.text')}</p>
            <button
              type="button"
              className={controls.textButton}
              onClick={() => activeProduct.send({ type: 'retry.requested' })}
            >
              {t('failed.retry')}
            </button>
          </div>
        ) : (
          <p role="status">{t('loading')}</p>
        )}
      </div>
    </SidePanel>
  )
}

import type { CartRow } from '../../contracts/cart/cartRows.ts'
import { orderBlocks } from '../../domain/cart/cartLines.ts'
import { useTranslation } from './hooks/useTranslation.ts'
import { Notice } from './Notice.tsx'

/** Says everything that stops an order of these rows. */
export function OrderBlocked({ rows }: { rows: readonly CartRow[] }) {
  const { t } = useTranslation()
  const { unsold, isBelowMinimum } = orderBlocks(rows)
  return (
    <>
      {unsold > 0 && <Notice tone="bad">{t('cart.blockedUnsold', { count: unsold })}</Notice>}
      {isBelowMinimum && <Notice tone="bad">{t('cart.blocked')}</Notice>}
    </>
  )
}

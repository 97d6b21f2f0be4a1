import type { Order } from '../../contracts/orders/order.ts'
import { linesOfOrder } from '../../domain/cart/quickOrder/linesOfOrder.ts'
import controls from '../parts/controls.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { useShop } from '../parts/shop.ts'

/** Puts the lines of an order into the quick order, which shows what has changed since (rule K18). */
export function ReorderLink({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { quickOrder } = useShop()
  return (
    <Link
      className={controls.quiet}
      to="/cart"
      aria-label={t('history.againOf', { number: order.number })}
      onClick={() => quickOrder.send({ type: 'lines.given', lines: linesOfOrder(order) })}
    >
      {t('history.again')}
    </Link>
  )
}

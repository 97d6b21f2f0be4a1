import type { Order } from '../../contracts/orders/order.ts'
import controls from '../parts/controls.module.css'
import { useDay } from '../parts/hooks/useDay.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { OrderLines } from './OrderLines.tsx'
import styles from './orders.module.css'
import { OrderPayment } from './payment/OrderPayment.tsx'

/** The confirmation of an order: its number, its lines, and when it ships. */
export function PlacedPage({ order }: { order: Order }) {
  const { t } = useTranslation()
  const day = useDay()
  return (
    <div className={styles.placed}>
      <PageHead page={{ kind: 'placed' }} />
      <div className={page.head}>
        <p className={page.eyebrow}>{order.number}</p>
        <h1>{t('placed.headline')}</h1>
        <p className={page.lead}>{t('placed.lead', { day: day(order.shipsBy) })}</p>
      </div>
      <OrderPayment order={order} />
      <OrderLines order={order} />
      <p className={styles.actions}>
        <Link className={controls.button} to="/history">
          {t('history.title')}
        </Link>
        <Link className={controls.quiet} to="/eshop">
          {t('placed.continue')}
        </Link>
      </p>
    </div>
  )
}

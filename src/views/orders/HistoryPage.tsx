import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Order } from '../../contracts/orders.ts'
import { toPaise } from '../../domain/settings/money.ts'
import controls from '../parts/controls.module.css'
import { Interlude } from '../parts/Interlude.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Pager } from '../parts/Pager.tsx'
import page from '../parts/page.module.css'
import { useFormats } from '../parts/useFormats.ts'
import { OrderLines } from './OrderLines.tsx'
import styles from './orders.module.css'

/**
 * The customer's orders, newest first; each opens on its lines.
 * @param wanted the number of the order that a link leads to; without one the newest is open
 */
export function HistoryPage({
  orders,
  pageNumber,
  pageCount,
  wanted = null,
}: {
  orders: readonly Order[]
  pageNumber: number
  pageCount: number
  wanted?: string | null
}) {
  const { t } = useTranslation()
  const { money, day } = useFormats()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (wanted !== null) list.current?.querySelector<HTMLElement>('[open] > summary')?.focus()
  }, [wanted])
  const isOpen = (number: string, position: number) =>
    wanted === null ? position === 0 && pageNumber === 1 : number === wanted
  return (
    <div className={page.page}>
      <PageHead page={{ kind: 'history' }} />
      <div className={page.head}>
        <h1>{t('history.title')}</h1>
      </div>
      {orders.length === 0 ? (
        <Interlude title={t('history.empty')}>
          <p>{t('history.emptyText')}</p>
          <Link className={controls.button} to="/eshop">
            {t('home.buyer.enter')}
          </Link>
        </Interlude>
      ) : (
        <ul ref={list} className={styles.orders}>
          {orders.map((order, position) => (
            <li key={order._id}>
              <details open={isOpen(order.number, position)}>
                <summary>
                  <span className={styles.what}>{order.number}</span>
                  <span className={styles.sum}>
                    {money(toPaise(order.displayTotal), order.currency)}
                  </span>
                  <span className={`${styles.soft} ${styles.when}`}>
                    {t('history.summary', {
                      day: day(order.createdAt),
                      count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
                    })}
                  </span>
                  <span className={styles.status}>{t(`order.status.${order.status}`)}</span>
                  <ChevronDown aria-hidden size={18} />
                </summary>
                <OrderLines order={order} />
                {order.status !== 'cancelled' && (
                  <p className={styles.after}>
                    <Link
                      className={controls.quiet}
                      to={`/ask-returns?order=${order._id}`}
                      aria-label={t('history.returnOf', { number: order.number })}
                    >
                      {t('history.return')}
                    </Link>
                  </p>
                )}
              </details>
            </li>
          ))}
        </ul>
      )}
      <Pager
        label={t('history.pages')}
        pageNumber={pageNumber}
        pageCount={pageCount}
        pathOf={(number) => `?page=${number}`}
      />
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { OrderSummary } from '../../contracts/orders.ts'
import controls from '../parts/controls.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Interlude } from '../parts/Interlude.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Pager } from '../parts/Pager.tsx'
import page from '../parts/page.module.css'
import styles from './orders.module.css'

/**
 * The customer's orders, newest first; each can be opened to show its lines.
 * @param openId the order that is open from the beginning
 * @param isWanted a link led to that order
 */
export function HistoryPage({
  orders,
  pageNumber,
  pageCount,
  openId,
  isWanted = false,
  renderOrder,
}: {
  orders: readonly OrderSummary[]
  pageNumber: number
  pageCount: number
  openId?: string | undefined
  isWanted?: boolean
  /** An order that can be opened to show its lines, or is open from the beginning. */
  renderOrder: (order: OrderSummary, isOpen: boolean) => ReactNode
}) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isWanted) list.current?.querySelector<HTMLElement>('[open] > summary')?.focus()
  }, [isWanted])
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
          {orders.map((order) => (
            <li key={order._id}>{renderOrder(order, order._id === openId)}</li>
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

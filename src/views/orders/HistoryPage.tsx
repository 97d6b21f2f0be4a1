import { type ReactNode, useEffect, useRef } from 'react'
import type { OrderSummary } from '../../contracts/orders/order.ts'
import { type AskedOrders, historyPath } from '../../domain/orders/orderSearch.ts'
import controls from '../parts/controls.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Interlude } from '../parts/Interlude.tsx'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import { Pager } from '../parts/page/Pager.tsx'
import page from '../parts/page/page.module.css'
import { HistorySearch } from './HistorySearch.tsx'
import styles from './orders.module.css'

/**
 * The customer's orders, newest first, all or those of a search; each can be opened to show its lines.
 * @param openId the order that is open from the beginning
 * @param isWanted a link led to that order
 */
export function HistoryPage({
  orders,
  asked,
  total,
  pageNumber,
  pageCount,
  openId,
  isWanted = false,
  renderOrder,
  onSearch,
}: {
  orders: readonly OrderSummary[]
  asked: AskedOrders
  /** How many orders are found. */
  total: number
  pageNumber: number
  pageCount: number
  openId?: string | undefined
  isWanted?: boolean
  /** An order that can be opened to show its lines, or is open from the beginning. */
  renderOrder: (order: OrderSummary, isOpen: boolean) => ReactNode
  onSearch: (asked: AskedOrders) => void
}) {
  const { t } = useTranslation()
  const isSearch = asked.query !== '' || asked.status !== undefined
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
      {(isSearch || orders.length > 0) && (
        <HistorySearch key={historyPath(asked)} asked={asked} onSearch={onSearch} />
      )}
      <p className={styles.found} role="status">
        {isSearch && t('history.found', { count: total })}
      </p>
      {isSearch && orders.length === 0 && (
        <Interlude title={t('history.nothing')}>
          <p>{t('history.nothingText')}</p>
          <Link className={controls.button} to="/history">
            {t('history.all')}
          </Link>
        </Interlude>
      )}
      {!isSearch && orders.length === 0 ? (
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
        pathOf={(page) => historyPath(asked, { page })}
      />
    </div>
  )
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { type AskedOrders, askedOrders, longestSearch } from '../../domain/orders/orderSearch.ts'
import { orderStatuses } from '../../domain/orders/orderStatuses.ts'
import controls from '../parts/controls.module.css'
import fields from '../parts/fields/Field.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './orders.module.css'

/** The search of the order history and its filter by status (rule O16). Without script the browser sends the form. */
export function HistorySearch({
  asked,
  onSearch,
}: {
  asked: AskedOrders
  onSearch: (asked: AskedOrders) => void
}) {
  const { t } = useTranslation()
  const status = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search>
    <form
      role="search"
      aria-label={t('history.find')}
      action="/history"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [
          name,
          String(value),
        ])
        onSearch(askedOrders(new URLSearchParams(typed)))
      }}
    >
      <label className={fields.field}>
        <span className={fields.head}>{t('history.search')}</span>
        <input
          type="search"
          dir="auto"
          name="query"
          autoComplete="off"
          maxLength={longestSearch}
          defaultValue={asked.query}
        />
      </label>
      <div className={fields.field}>
        <label className={fields.head} htmlFor={status}>
          {t('history.status')}
        </label>
        <span className={controls.select}>
          <select id={status} name="status" defaultValue={asked.status ?? ''}>
            <option value="">{t('history.anyStatus')}</option>
            {orderStatuses.map((each) => (
              <option key={each} value={each}>
                {t(`order.status.${each}`)}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={14} />
        </span>
      </div>
      <button type="submit" className={controls.quiet}>
        {t('search.submit')}
      </button>
    </form>
  )
}

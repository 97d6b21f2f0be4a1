import type { RequestSummary } from '../../../contracts/orders/requests.ts'
import { useDay } from '../../parts/hooks/useDay.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import styles from './requests.module.css'
import { useRequestTitle } from './useRequestTitle.ts'

/** The customer's requests to the team, with their states. */
export function RequestList({ requests }: { requests: readonly RequestSummary[] }) {
  const { t } = useTranslation()
  const day = useDay()
  const titleOf = useRequestTitle()
  return (
    <section className={styles.list} aria-labelledby="requests">
      <h2 id="requests">{t('request.list')}</h2>
      {requests.length === 0 ? (
        <p className={styles.soft}>{t('request.none')}</p>
      ) : (
        <ul>
          {requests.map((request) => (
            <li key={request._id}>
              <Link to={`/alert/${request._id}`}>
                <bdi>{titleOf(request)}</bdi>
              </Link>
              <span className={styles.soft}>
                <bdi>{t(`request.kind.${request.kind}`)}</bdi> · <bdi>{day(request.createdAt)}</bdi>
              </span>
              <span className={styles.state} data-state={request.state}>
                {t(`request.state.${request.state}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

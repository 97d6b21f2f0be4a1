import { useSelector } from '@xstate/react'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { type ListingRef, selectArrivals } from '../../../machines/catalogue/listing.machine.ts'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './Arrivals.module.css'

/** Offers the products added to a list since it was loaded. It stays visible while the buyer scrolls. */
export function Arrivals({ listing }: { listing: ListingRef }) {
  const { t } = useTranslation()
  const count = useSelector(listing, selectArrivals)
  const canRefresh = useCan(listing, { type: 'refresh.requested' })
  return (
    <div className={styles.arrivals} aria-live="polite">
      {count > 0 && (
        <button
          type="button"
          className={styles.button}
          aria-disabled={!canRefresh}
          onClick={() => listing.send({ type: 'refresh.requested' })}
        >
          <RefreshCw aria-hidden size={16} />
          {t('listing.arrivals', { count })}
        </button>
      )}
    </div>
  )
}

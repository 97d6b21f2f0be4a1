import { useSelector } from '@xstate/react'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { selectIsPaused } from '../../../machines/shell/topStrip.machine.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useSettings, useShop } from '../../parts/shop.ts'
import styles from './Ticker.module.css'

/**
 * The announcement; one pass takes 20 s (rule H2). Screen readers skip the second copy, which fills the loop. Without
 * motion (`prefers-reduced-motion`) it does not move.
 */
export function Ticker() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { topStrip } = useShop()
  const isPaused = useSelector(topStrip, selectIsPaused)
  const announcement = text(useSettings().header.header_text)
  if (!announcement) return <div className={styles.ticker} />
  return (
    <div className={styles.ticker}>
      <button
        type="button"
        className={styles.pause}
        aria-label={t(isPaused ? 'shell.resume' : 'shell.pause')}
        onClick={() =>
          topStrip.send({ type: isPaused ? 'announcement.resumed' : 'announcement.paused' })
        }
      >
        {isPaused ? <Play aria-hidden size={15} /> : <Pause aria-hidden size={15} />}
      </button>
      <div className={styles.window}>
        <div className={styles.track} data-paused={isPaused || undefined}>
          <p>{announcement}</p>
          <p aria-hidden className={styles.copy}>
            {announcement}
          </p>
        </div>
      </div>
    </div>
  )
}

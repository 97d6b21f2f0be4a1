import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import { showsHeader } from '../../domain/catalogue/layout.ts'
import { selectIsQuickViewOpen } from '../../machines/catalogue/quickViewSelectors.ts'
import { selectIsStripHidden } from '../../machines/shell/topStrip.machine.ts'
import { ByWidth } from '../parts/ByWidth.tsx'
import { useShop } from '../parts/shop.ts'
import { DesktopHeader } from './header/DesktopHeader.tsx'
import { MobileHeader } from './header/MobileHeader.tsx'
import { TopStrip } from './header/TopStrip.tsx'
import { Notices } from './notices/Notices.tsx'
import { OfflineBar } from './notices/OfflineBar.tsx'
import styles from './Shell.module.css'

/** The strip and the header: together they hide on scrolling down. */
export function Top() {
  const { pathname } = useLocation()
  const { topStrip, quickView } = useShop()
  const isHidden = useSelector(topStrip, selectIsStripHidden)
  const isQuickViewOpen = useSelector(quickView, selectIsQuickViewOpen)
  const hasHeader = showsHeader(pathname)
  return (
    <div className={styles.top} data-hidden={isHidden || undefined}>
      <OfflineBar />
      <div className={styles.upper}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the focus of its children */}
        <header className={styles.head} onFocus={() => topStrip.send({ type: 'strip.focused' })}>
          <TopStrip hasHeader={hasHeader} />
          {/* It keeps its space while the quick view is open, so that the list behind it does not move. */}
          {hasHeader && (
            <div className={isQuickViewOpen ? styles.away : undefined}>
              <ByWidth wide={<DesktopHeader />} narrow={<MobileHeader />} />
            </div>
          )}
        </header>
        <div className={styles.below}>
          <Notices />
        </div>
      </div>
    </div>
  )
}

import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { StoreSettings } from '../../contracts/settings.ts'
import { showsFooter, showsHeader } from '../../domain/catalogue/layout.ts'
import { selectIsQuickViewOpen } from '../../machines/catalogue/quickViewSelectors.ts'
import { selectIsStripHidden } from '../../machines/shell/topStrip.machine.ts'
import { ByWidth } from '../parts/ByWidth.tsx'
import { useBlockedKeys } from '../parts/hooks/useBlockedKeys.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { SettingsContext, useShop } from '../parts/shop.ts'
import { Footer } from './footer/Footer.tsx'
import { DesktopHeader } from './header/DesktopHeader.tsx'
import { MobileHeader } from './header/MobileHeader.tsx'
import { TopStrip } from './header/TopStrip.tsx'
import { ConnectivityOverlay } from './notices/ConnectivityOverlay.tsx'
import { Notices } from './notices/Notices.tsx'
import { OfflineBar } from './notices/OfflineBar.tsx'
import { SlowNavigation } from './notices/SlowNavigation.tsx'
import styles from './Shell.module.css'
import { SearchPanel } from './search/SearchPanel.tsx'
import { SearchWithoutScript } from './search/SearchWithoutScript.tsx'

/** The frame around every page: strip, header, footer, panels and notices (rules H1 to H14). */
export function Shell({
  settings,
  isProduction = false,
  children,
}: {
  settings: StoreSettings
  isProduction?: boolean
  /** The panels of other areas, which open over the page. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useBlockedKeys(isProduction && settings.customization.blocksInspection)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <SettingsContext value={settings}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {t('shell.skip')}
        </a>
        <Top />
        <SearchWithoutScript />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        {/* It keeps its space while it is hidden, so that the page behind a panel does not move. */}
        {showsFooter(pathname) && (
          <div className={styles.end}>
            <Footer />
          </div>
        )}
        {children}
        <SearchPanel />
        <SlowNavigation />
        <ConnectivityOverlay />
      </div>
    </SettingsContext>
  )
}

/** The strip and the header: together they hide on scrolling down. */
function Top() {
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

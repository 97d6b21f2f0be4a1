import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import type { StoreSettings } from '../../contracts/settings.ts'
import { showsFooter, showsHeader } from '../../domain/layout.ts'
import { selectIsProductActive } from '../../machines/activeProduct.machine.ts'
import { selectIsStripHidden } from '../../machines/topStrip.machine.ts'
import { CartPanel } from './CartPanel.tsx'
import { ConnectivityOverlay } from './ConnectivityOverlay.tsx'
import { DesktopHeader } from './DesktopHeader.tsx'
import { Footer } from './Footer.tsx'
import { MobileHeader } from './MobileHeader.tsx'
import { NotificationBar } from './NotificationBar.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import styles from './Shell.module.css'
import { SlowNavigation } from './SlowNavigation.tsx'
import { SettingsContext, useIsScrollingLocked, useShop } from './shop.ts'
import { Toasts } from './Toasts.tsx'
import { TopStrip } from './TopStrip.tsx'
import { useBlockedKeys } from './useBlockedKeys.ts'
import { useIsWide } from './useIsWide.ts'

/** The frame around every page: strip, header, footer, panels and notices (rules H1 to H14). */
export function Shell({
  settings,
  isProduction = false,
  children,
}: {
  settings: StoreSettings
  isProduction?: boolean
  /** What stands over the page, besides the shell's own panels. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  const isLocked = useIsScrollingLocked()
  useBlockedKeys(isProduction && settings.customization.blocksInspection)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    const { documentElement: root } = document
    root.toggleAttribute('data-scrolling-locked', isLocked)
    return () => root.removeAttribute('data-scrolling-locked')
  }, [isLocked])

  return (
    <SettingsContext value={settings}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {t('shell.skip')}
        </a>
        <Top />
        <NotificationBar />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        {/* Its room stays while it is hidden, so that the page behind a panel does not move. */}
        {showsFooter(pathname) && (
          <div className={isLocked ? styles.away : undefined}>
            <Footer />
          </div>
        )}
        <CartPanel />
        <SearchPanel />
        {children}
        <Toasts />
        <SlowNavigation />
        <ConnectivityOverlay />
      </div>
    </SettingsContext>
  )
}

/** The strip and the header: together they hide on scrolling down. */
function Top() {
  const { pathname } = useLocation()
  const { topStrip, activeProduct } = useShop()
  const isHidden = useSelector(topStrip, selectIsStripHidden)
  const isWide = useIsWide()
  const isProductActive = useSelector(activeProduct, selectIsProductActive)
  const hasHeader = showsHeader(pathname)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus of what is inside
    <header
      className={styles.top}
      data-hidden={isHidden || undefined}
      onFocus={() => topStrip.send({ type: 'strip.focused' })}
    >
      <TopStrip hasHeader={hasHeader} />
      {/* Its room stays while a product is active, so that the list behind it does not move. */}
      {hasHeader && (
        <div className={isProductActive ? styles.away : undefined}>
          {isWide ? <DesktopHeader /> : <MobileHeader />}
        </div>
      )}
    </header>
  )
}

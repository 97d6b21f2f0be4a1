import { type ReactNode, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { StoreSettings } from '../../contracts/settings.ts'
import { showsFooter } from '../../domain/catalogue/layout.ts'
import { useBlockedKeys } from '../parts/hooks/useBlockedKeys.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { SettingsContext } from '../parts/shop.ts'
import { Footer } from './footer/Footer.tsx'
import { ConnectivityOverlay } from './notices/ConnectivityOverlay.tsx'
import { SlowNavigation } from './notices/SlowNavigation.tsx'
import styles from './Shell.module.css'
import { SearchPanel } from './search/SearchPanel.tsx'
import { SearchWithoutScript } from './search/SearchWithoutScript.tsx'
import { Top } from './Top.tsx'

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

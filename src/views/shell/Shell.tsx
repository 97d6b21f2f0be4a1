import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import type { StoreSettings } from '../../contracts/settings.ts'
import { showsFooter, showsHeader } from '../../domain/layout.ts'
import { ConnectivityOverlay } from './ConnectivityOverlay.tsx'
import { Footer } from './Footer.tsx'
import { MainHeader } from './MainHeader.tsx'
import { NotificationBar } from './NotificationBar.tsx'
import styles from './Shell.module.css'
import { SlowNavigation } from './SlowNavigation.tsx'
import { SettingsContext } from './shop.ts'
import { Toasts } from './Toasts.tsx'
import { TopStrip } from './TopStrip.tsx'

/** What stands around every page (specification 2, layout rules). */
export function Shell({ settings }: { settings: StoreSettings }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <SettingsContext value={settings}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {t('shell.skip')}
        </a>
        <TopStrip />
        {showsHeader(pathname) && <MainHeader />}
        <NotificationBar />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        {showsFooter(pathname) && <Footer />}
        <Toasts />
        <SlowNavigation />
        <ConnectivityOverlay />
      </div>
    </SettingsContext>
  )
}

import { useSelector } from '@xstate/react'
import { ScrollRestoration, useLoaderData } from 'react-router-dom'
import { selectIsLost } from '../machines/shell/connectivity.machine.ts'
import { CartPanel } from '../views/cart/CartPanel.tsx'
import { useTranslation } from '../views/parts/hooks/useTranslation.ts'
import { ShopContext } from '../views/parts/shop.ts'
import { Shell } from '../views/shell/Shell.tsx'
import { placeOf } from './compose/placeOf.ts'
import { useComposed } from './compose/useComposed.ts'
import type { Loaded } from './loaders/loaded.ts'
import { QuickView } from './pages/catalogue/QuickView.tsx'

export function Root() {
  const { refs } = useComposed()
  const { settings } = useLoaderData<Loaded<'shell'>>()
  return (
    <ShopContext value={refs}>
      <Shell settings={settings} isProduction={import.meta.env.PROD}>
        <CartPanel />
        <QuickView />
      </Shell>
      {/* A new page starts at the top. Going back restores the scroll position. */}
      <ScrollRestoration getKey={placeOf} />
    </ShopContext>
  )
}

/** Shown while the first page is loading. */
export function Starting() {
  const { t } = useTranslation()
  const { refs } = useComposed()
  const isLost = useSelector(refs.connectivity, selectIsLost)
  return (
    <div className="starting">
      <p role="status">{t(isLost ? 'connectivity.lost' : 'loading')}</p>
      {/* The front page may have been kept (rule P23). */}
      {isLost && <a href="/">{t('notFound.home')}</a>}
    </div>
  )
}

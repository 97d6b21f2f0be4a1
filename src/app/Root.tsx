import { useTranslation } from 'react-i18next'
import { type Location, ScrollRestoration, useLoaderData } from 'react-router-dom'
import { Shell } from '../views/shell/Shell.tsx'
import { ShopContext } from '../views/shell/shop.ts'
import { ActiveProduct } from './ActiveProduct.tsx'
import type { Loaded } from './loaded.ts'
import { useComposed } from './useComposed.ts'

/** Under what a page's scroll position is kept; the first page of a document has no key of its own. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key

export function Root() {
  const { refs } = useComposed()
  const { settings } = useLoaderData<Loaded<'shell'>>()
  return (
    <ShopContext value={refs}>
      <Shell settings={settings} isProduction={import.meta.env.PROD}>
        <ActiveProduct />
      </Shell>
      {/* To the top on every new page; back finds the place where it was left. */}
      <ScrollRestoration getKey={placeOf} />
    </ShopContext>
  )
}

/** What shows while the first page is fetched. */
export function Starting() {
  const { t } = useTranslation()
  return <p className="starting">{t('loading')}</p>
}

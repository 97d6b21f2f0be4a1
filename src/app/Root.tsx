import { useTranslation } from 'react-i18next'
import { ScrollRestoration, useLoaderData } from 'react-router-dom'
import { Shell } from '../views/shell/Shell.tsx'
import { ShopContext } from '../views/shell/shop.ts'
import type { Loaded } from './loaders.ts'
import { useComposed } from './useComposed.ts'

export function Root() {
  const { refs } = useComposed()
  const { settings } = useLoaderData<Loaded<'shell'>>()
  return (
    <ShopContext value={refs}>
      <Shell settings={settings} isProduction={import.meta.env.PROD} />
      {/* To the top on every new page; back finds the place where it was left. */}
      <ScrollRestoration />
    </ShopContext>
  )
}

/** What shows while the first page is fetched. */
export function Starting() {
  const { t } = useTranslation()
  return <p className="starting">{t('loading')}</p>
}

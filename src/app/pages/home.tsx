import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { HomePage } from '../../views/pages/HomePage.tsx'
import { ProductRow } from '../../views/parts/ProductRow.tsx'
import type { Loaded } from '../loaded.ts'

export function Component() {
  const { t } = useTranslation()
  const { featured, viewed } = useLoaderData<Loaded<'home'>>()
  return (
    <HomePage
      featured={featured}
      viewed={
        <Suspense>
          <ProductRow title={t('product.viewed')} products={viewed} />
        </Suspense>
      }
    />
  )
}

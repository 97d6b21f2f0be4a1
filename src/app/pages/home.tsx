import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { HomePage } from '../../views/pages/HomePage.tsx'
import { ProductRow } from '../../views/parts/ProductRow.tsx'
import type { Wishable } from '../Heart.tsx'
import type { Loaded } from '../loaded.ts'
import { onFirstSign } from '../onFirstSign.ts'

/** Comes once somebody uses the page: its first visit does without its code. */
const Fresh = lazy(async () => {
  await new Promise<void>(onFirstSign)
  return import('../Fresh.tsx')
})

/** For customers alone: a visitor's first page does without its code. */
const Heart = lazy(() => import('../Heart.tsx'))

const heartOf = (product: Wishable) => (
  <Suspense>
    <Heart product={product} />
  </Suspense>
)

export function Component() {
  const { t } = useTranslation()
  const { featured, categories, looks, posts, viewed } = useLoaderData<Loaded<'home'>>()
  return (
    <>
      <Suspense>
        <Fresh />
      </Suspense>
      <HomePage
        featured={featured}
        shown={categories}
        looks={looks}
        posts={posts}
        heart={heartOf}
        viewed={
          <Suspense>
            <ProductRow title={t('product.viewed')} products={viewed} heart={heartOf} />
          </Suspense>
        }
      />
    </>
  )
}

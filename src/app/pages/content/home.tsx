import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { HomePage } from '../../../views/content/HomePage.tsx'
import { useTranslation } from '../../../views/parts/hooks/useTranslation.ts'
import { lazyExtra } from '../../../views/parts/lazyPart.tsx'
import { ProductRow } from '../../../views/parts/product/ProductRow.tsx'
import { AfterTakeover } from '../../compose/AfterTakeover.tsx'
import type { Wishable } from '../../compose/Heart.tsx'
import { onFirstSign } from '../../compose/onFirstSign.ts'
import type { Loaded } from '../../loaders/loaded.ts'

/** Loads on the first interaction: the first visit does not need its code. */
const Fresh = lazyExtra(async () => {
  await new Promise<void>(onFirstSign)
  return import('../../compose/freshnessCode.ts')
})

/** Only for customers: a visitor's first page does not need its code. */
const Heart = lazyExtra(() => import('../../compose/heartCode.ts'))

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
            <AfterTakeover>
              <ProductRow title={t('product.viewed')} products={viewed} heart={heartOf} />
            </AfterTakeover>
          </Suspense>
        }
      />
    </>
  )
}

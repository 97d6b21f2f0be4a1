import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useLocation } from 'react-router-dom'
import { inLanguage } from '../../domain/multilingual.ts'
import { selectionIn } from '../../domain/selectionInUrl.ts'
import { selectUser } from '../../machines/session.machine.ts'
import { provideVariantPicker } from '../../services/pages/variantPicker.ts'
import { ProductPage } from '../../views/pages/ProductPage.tsx'
import { ProductRow } from '../../views/parts/ProductRow.tsx'
import { ShareButton } from '../../views/parts/ShareButton.tsx'
import { WishHeart } from '../../views/parts/WishHeart.tsx'
import { heartOf } from '../heartOf.tsx'
import type { Loaded } from '../loaded.ts'
import { useComposed } from '../useComposed.ts'
import { useCountedView } from '../useCountedView.ts'
import { usePageActor } from '../usePageActor.ts'
import { useSelectionInUrl } from '../useSelectionInUrl.ts'
import { useShare } from '../useShare.ts'

export function Component() {
  const data = useLoaderData<Loaded<'product'>>()
  useCountedView('product', data.product._id)
  return <Picking key={data.product._id} data={data} />
}

function Picking({ data: { product, path, related, viewed } }: { data: Loaded<'product'> }) {
  const { root, refs, recentlyViewed } = useComposed()
  const user = useSelector(refs.session, selectUser)
  const { search } = useLocation()
  const picker = usePageActor(provideVariantPicker, {
    ...{ shell: root, cart: refs.cart, product },
    selection: selectionIn(search, product),
  })
  useEffect(() => picker.send({ type: 'product.refreshed', product }), [picker, product])
  useSelectionInUrl(product, picker)
  useEffect(() => {
    if (user) recentlyViewed.add(user._id, product._id)
  }, [recentlyViewed, user, product._id])
  const share = useShare()
  const { t, i18n } = useTranslation()
  const title = inLanguage(product.title, i18n.language)
  return (
    <ProductPage
      product={product}
      path={path}
      picker={picker}
      actions={
        <>
          <WishHeart productId={product._id} title={title} />
          <ShareButton title={title} onShare={() => void share(title)} />
        </>
      }
      related={
        <Suspense>
          <ProductRow title={t('product.related')} products={related} heart={heartOf} />
          <ProductRow title={t('product.viewed')} products={viewed} heart={heartOf} />
        </Suspense>
      }
    />
  )
}

import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useLocation } from 'react-router-dom'
import { selectionIn } from '../../../domain/catalogue/selectionInUrl.ts'
import { inLanguage } from '../../../domain/shell/multilingual.ts'
import { selectUser } from '../../../machines/account/session.machine.ts'
import { selectProduct } from '../../../machines/catalogue/variantPicker.machine.ts'
import { recentlyViewed } from '../../../services/catalogue/recentlyViewed.ts'
import { ProductPage } from '../../../views/catalogue/product/ProductPage.tsx'
import { ProductRow } from '../../../views/parts/product/ProductRow.tsx'
import { WishHeart } from '../../../views/parts/product/WishHeart.tsx'
import { ShareButton } from '../../../views/parts/ShareButton.tsx'
import { heartOf } from '../../compose/heartOf.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { useShare } from '../../compose/useShare.ts'
import type { Loaded } from '../../loaders/loaded.ts'
import { useCountedView } from './useCountedView.ts'
import { usePicker } from './usePicker.ts'
import { useSelectionInUrl } from './useSelectionInUrl.ts'

export function Component() {
  const data = useLoaderData<Loaded<'product'>>()
  useCountedView('product', data.product._id)
  return <Picking key={data.product._id} data={data} />
}

function Picking({
  data: { product: loaded, path, related, viewed },
}: {
  data: Loaded<'product'>
}) {
  const { refs } = useComposed()
  const user = useSelector(refs.session, selectUser)
  const { search } = useLocation()
  const picker = usePicker(loaded, selectionIn(search, loaded))
  const product = useSelector(picker, selectProduct)
  useSelectionInUrl(product, picker)
  useEffect(() => {
    if (user) recentlyViewed.add(user._id, product._id)
  }, [user, product._id])
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

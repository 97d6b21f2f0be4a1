import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { pointedLine, selectionIn } from '../../../domain/catalogue/selectionInUrl.ts'
import { inLanguage } from '../../../domain/shell/multilingual.ts'
import { galleryMachine } from '../../../machines/catalogue/gallery.machine.ts'
import { selectProduct } from '../../../machines/catalogue/variantPickerSelectors.ts'
import { ProductPage } from '../../../views/catalogue/product/ProductPage.tsx'
import { useTranslation } from '../../../views/parts/hooks/useTranslation.ts'
import { ProductRow } from '../../../views/parts/product/ProductRow.tsx'
import { WishHeart } from '../../../views/parts/product/WishHeart.tsx'
import { ShareButton } from '../../../views/parts/ShareButton.tsx'
import { AfterTakeover } from '../../compose/AfterTakeover.tsx'
import { heartOf } from '../../compose/Heart.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import { useShare } from '../../compose/useShare.ts'
import type { Loaded } from '../../loaders/loaded.ts'
import { onProductPage } from './pickerPlaces.ts'
import { usePicker } from './usePicker.ts'

const provideGallery = () => galleryMachine

export function Component() {
  const data = useLoaderData<Loaded<'product'>>()
  return <Picking key={data.product._id} data={data} />
}

function Picking({
  data: { product: loaded, path, related, viewed },
}: {
  data: Loaded<'product'>
}) {
  const { root } = useComposed()
  const { pathname, search } = useLocation()
  const place = onProductPage(root, { path: pathname, search })
  const picker = usePicker(loaded, place, selectionIn(search, loaded))
  const product = useSelector(picker, selectProduct)
  const gallery = usePageActor(provideGallery, { picker })
  const share = useShare()
  const { t, language } = useTranslation()
  const title = inLanguage(product.title, language)
  return (
    <ProductPage
      product={product}
      path={path}
      picker={picker}
      pointed={pointedLine(search, product)}
      gallery={gallery}
      actions={
        <>
          <WishHeart productId={product._id} title={title} />
          <ShareButton title={title} onShare={() => void share(title)} />
        </>
      }
      related={
        <Suspense>
          <ProductRow title={t('product.related')} products={related} heart={heartOf} />
          <AfterTakeover>
            <ProductRow title={t('product.viewed')} products={viewed} heart={heartOf} />
          </AfterTakeover>
        </Suspense>
      }
    />
  )
}

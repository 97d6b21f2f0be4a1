import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { provideVariantPicker } from '../../services/pages/variantPicker.ts'
import { ProductPage } from '../../views/pages/ProductPage.tsx'
import type { Loaded } from '../loaders.ts'
import { useComposed } from '../useComposed.ts'
import { useCountedView } from '../useCountedView.ts'
import { usePageActor } from '../usePageActor.ts'

export function Component() {
  const data = useLoaderData<Loaded<'product'>>()
  useCountedView('product', data.product._id)
  return <Picking key={data.product._id} data={data} />
}

function Picking({ data: { product, path } }: { data: Loaded<'product'> }) {
  const { root, refs } = useComposed()
  const picker = usePageActor(provideVariantPicker, { shell: root, cart: refs.cart, product })
  useEffect(() => picker.send({ type: 'product.refreshed', product }), [picker, product])
  return <ProductPage product={product} path={path} picker={picker} />
}

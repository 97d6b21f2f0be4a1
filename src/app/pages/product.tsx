import { useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { selectionIn } from '../../domain/selectionInUrl.ts'
import { ProductPage } from '../../views/pages/ProductPage.tsx'
import type { Loaded } from '../loaders.ts'
import { useComposed } from '../useComposed.ts'
import { useCountedView } from '../useCountedView.ts'
import { usePageActor } from '../usePageActor.ts'
import { useSelectionInUrl } from '../useSelectionInUrl.ts'

export function Component() {
  const data = useLoaderData<Loaded<'product'>>()
  useCountedView('product', data.product._id)
  return <Picking key={data.product._id} data={data} />
}

function Picking({ data: { product, path } }: { data: Loaded<'product'> }) {
  const { machines, root, refs } = useComposed()
  const { search } = useLocation()
  const picker = usePageActor(machines.variantPicker, {
    ...{ shell: root, cart: refs.cart, product },
    selection: selectionIn(search),
  })
  useEffect(() => picker.send({ type: 'product.refreshed', product }), [picker, product])
  useSelectionInUrl(product, picker)
  return <ProductPage product={product} path={path} picker={picker} />
}

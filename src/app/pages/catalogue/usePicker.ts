import { useEffect } from 'react'
import type { Product } from '../../../contracts/catalogue.ts'
import type { Selection } from '../../../domain/catalogue/variants.ts'
import { provideVariantPicker } from '../../../services/catalogue/variantPicker.actors.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'

/**
 * The picker of a product's page or quick view. It hears of the product's stock as it changes.
 * @param product as loaded; once it is loaded again, the picker takes over what is new
 */
export const usePicker = (product: Product, selection?: Selection) => {
  const { root, refs } = useComposed()
  const onStock: Parameters<typeof provideVariantPicker>[0]['onStock'] = (slug, listen) => {
    const { unsubscribe } = root.on('stock.changed', (event) => {
      if (event.slug === slug) listen(event.variants)
    })
    return unsubscribe
  }
  const picker = usePageActor((services) => provideVariantPicker({ ...services, onStock }), {
    ...{ shell: root, cart: refs.cart, product },
    ...(selection ? { selection } : {}),
  })
  useEffect(() => picker.send({ type: 'product.refreshed', product }), [picker, product])
  return picker
}

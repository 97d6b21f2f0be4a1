import type { Product } from '../../../contracts/catalogue/product.ts'
import { productAt } from '../../../domain/catalogue/layout.ts'
import { selectionIn, withSelection } from '../../../domain/catalogue/selectionInUrl.ts'
import type { AppRef } from '../../../machines/app.machine.ts'
import type { ProductNews } from '../../../machines/catalogue/variantPickerSetup.ts'
import type { PickerPlace } from './usePicker.ts'

type Listen = (news: ProductNews) => void

/** Forwards the stock of a product, and the product when it is reloaded. */
const watchProduct = (root: AppRef, { slug }: Product, listen: Listen) => [
  root.on('stock.changed', (event) => {
    if (event.slug === slug) listen({ type: 'stock.changed', variants: event.variants })
  }),
  root.on('product.loaded', ({ product }) => {
    if (product.slug === slug) listen({ type: 'product.refreshed', product })
  }),
]

/** The quick view, which leaves the address to the page below it. */
export const inQuickView = (root: AppRef): PickerPlace => ({
  onProduct: (product, listen) => {
    const subscriptions = watchProduct(root, product, listen)
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  },
  keepInAddress: () => undefined,
})

/**
 * A product's own page. It keeps the selection in its address, so that reload, back and a shared link show the same.
 * The picker is the source of truth. The address takes precedence only when the buyer changes it: by a link, or back.
 * @param start the address that the page was opened with
 */
export const onProductPage = (
  root: AppRef,
  start: { readonly path: string; readonly search: string },
): PickerPlace => {
  let { path, search } = start
  return {
    onProduct: (product, listen) => {
      const subscriptions = [
        ...watchProduct(root, product, listen),
        root.on('address.shown', (shown) => {
          if (productAt(shown.path) !== product.slug) return
          const isSame = shown.search === search
          path = shown.path
          search = shown.search
          if (!isSame && !shown.isReplaced)
            listen({ type: 'selection.asked', selection: selectionIn(search, product) })
        }),
      ]
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
    keepInAddress: (product, selection) => {
      const wanted = withSelection(search, product, selection)
      if (wanted === search) return
      search = wanted
      root.send({ type: 'address.kept', path, search })
    },
  }
}

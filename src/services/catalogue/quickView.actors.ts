import { fromPromise } from 'xstate'
import type { Product } from '../../contracts/catalogue/product.ts'
import { quickViewMachine } from '../../machines/catalogue/quickView.machine.ts'
import { logged, type PageServices } from '../parts/pageServices.ts'
import { countView } from './views.ts'

/** The product of the quick view. */
export const provideQuickView = (services: Pick<PageServices, 'api' | 'log'>) => {
  const loadProduct = fromPromise<Product | null, { slug: string }>(async ({ input, signal }) => {
    const reply = await services.api.catalogue.product({
      params: { slug: input.slug },
      fetchOptions: { signal },
    })
    if (reply.status === 200) return reply.body
    if (reply.status === 404) return null
    throw logged(services, 'the product was not loaded', reply)
  })

  return quickViewMachine.provide({
    actors: { loadProduct },
    actions: {
      countView: ({ context: { product } }) => {
        if (product) countView(services.api, { product: product._id })
      },
    },
  })
}

import { fromPromise } from 'xstate'
import type { Product } from '../contracts/catalogue.ts'
import { activeProductMachine } from '../machines/activeProduct.machine.ts'
import { logged, type PageServices } from './pages/pageServices.ts'

/** The product that is looked at over the page which lists it. */
export const provideActiveProduct = (services: Pick<PageServices, 'api' | 'log'>) => {
  const loadProduct = fromPromise<Product, { slug: string }>(async ({ input, signal }) => {
    const reply = await services.api.catalogue.product({
      params: { slug: encodeURIComponent(input.slug) },
      fetchOptions: { signal },
    })
    if (reply.status === 200) return reply.body
    throw logged(services, 'the product was not loaded', reply)
  })

  return activeProductMachine.provide({ actors: { loadProduct } })
}

import { test as base } from '../parts/worker.ts'

/** The storefront on mocks, as a developer starts it. */
export const test = base.extend({
  baseURL: async ({ mockOrigin }, use) => use(mockOrigin),
})

import { test as base } from '../parts/worker.ts'

/** The storefront on mocks, built. */
export const test = base.extend({
  baseURL: async ({ builtOrigin }, use) => use(builtOrigin),
})

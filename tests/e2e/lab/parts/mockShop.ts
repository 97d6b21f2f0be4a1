import { test as base } from '../../parts/worker.ts'

/** The storefront on mocks, built. */
export const test = base.extend({
  // The mocks answer in one.
  serviceWorkers: 'allow',
  baseURL: async ({ builtOrigin }, use) => use(builtOrigin),
})

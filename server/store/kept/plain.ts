import type { Pages } from './pages.ts'

/**
 * Defines the correct {@link Pages}: renders each page when it is read. A property test compares cached pages with it.
 */
export const plainPages: Pages = {
  get: async (_key, make) => (await make()).text,
  bytes: async (_key, make) => Buffer.from((await make()).text),
}

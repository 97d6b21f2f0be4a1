import type { Pages } from './pages.ts'

/** The meaning of {@link Pages}: renders each page when it is read. A property test holds the kept ones to it. */
export const plainPages: Pages = { get: (_key, make) => make() }

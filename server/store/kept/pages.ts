import type { LastChange } from '../shopVersion.ts'

/** A rendered page of the shop. */
export interface Page {
  readonly text: string
  /** The last change of what it shows. Undefined for a page that should not be cached, such as that of a wrong address. */
  readonly lastChange: LastChange | undefined
}

/** Rendered pages of the shop, as text. */
export interface Pages {
  /** The page under `key`, as `make` renders it from the current shop. */
  get(key: string, make: () => Promise<Page>): Promise<string>
}

import type { LastChange } from '../shopVersion.ts'

/** A rendered page of the shop. */
export interface Page {
  readonly text: string
  /** The last change of what it shows. Undefined for a page that should not be cached, such as that of a wrong address. */
  readonly lastChange: LastChange | undefined
}

/**
 * The page under `key`, as `make` renders it from the current shop.
 * @param make may be given the shop's version: what is known to be current at this version need not be checked again
 * @param version the shop's version, if it was read for this request
 */
export type ReadPage<Form> = (
  key: string,
  make: (version?: number) => Promise<Page>,
  version?: number,
) => Promise<Form>

/** Rendered pages of the shop. */
export interface Pages {
  readonly get: ReadPage<string>
  /** A page to send. Compressing the bytes of a cached page again costs nothing. */
  readonly bytes: ReadPage<Buffer>
}

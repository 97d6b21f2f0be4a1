import type { Outdated } from '../../machines/parts/shell.ts'

/** A reload of what the page shows, because it has changed in the shop. */
export interface Reload {
  /** What has changed since the page was loaded. */
  readonly what: ReadonlySet<Outdated>
  /** Path and search of the page. */
  readonly address: string
}

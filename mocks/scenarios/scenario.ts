import type { RequestHandler } from 'msw'
import type { MockShop } from '../shop.ts'

/** What a scenario's handlers may use. */
export interface Stage {
  readonly shop: MockShop
  /** Takes as long as a slow network does. */
  readonly wait: () => Promise<unknown>
}

/** A named situation of the sample shop, for the browser, for tests and for stories alike. */
export interface Scenario {
  readonly description: string
  /** Where it begins. */
  readonly path: string
  /** Whose cookie the browser holds; a session that has expired has a cookie nevertheless. */
  readonly user: 'nobody' | 'buyer' | 'expired'
  /** What has happened in the shop before. */
  readonly arrange?: (shop: MockShop) => Promise<unknown>
  /** Answers that stand before the shop's own; one that gives nothing leaves the call to the shop. */
  readonly handlers?: (stage: Stage) => readonly RequestHandler[]
  /** Whether nobody answers the socket. */
  readonly isSocketDown?: true
  /** Whether the browser has no network. */
  readonly isOffline?: true
}

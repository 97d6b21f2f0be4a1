import type { RequestHandler } from 'msw'
import type { AskedLine } from '../../src/domain/cart/quickOrder/askedLines.ts'
import type { MockShop } from '../shop/shop.ts'

/** The context of a scenario's handlers. */
export interface Stage {
  readonly shop: MockShop
  /** Waits like a slow network. */
  readonly wait: () => Promise<unknown>
}

/** A named situation of the sample shop, for the browser, tests and stories. */
export interface Scenario {
  readonly description: string
  /** The first page. */
  readonly path: string
  /** The customer of the browser's cookie. An expired session has a cookie, too. */
  readonly user: 'nobody' | 'buyer' | 'expired'
  /** Prepares the state of the shop. */
  readonly arrange?: (shop: MockShop) => Promise<unknown>
  /** Handlers that precede the shop's own. A handler that returns nothing passes the call to the shop. */
  readonly handlers?: (stage: Stage) => readonly RequestHandler[]
  /** The lines of the quick order that the tab has kept. */
  readonly list?: readonly AskedLine[]
  /** Whether the socket cannot connect. */
  readonly isSocketDown?: true
  /** Whether the browser is offline. */
  readonly isOffline?: true
}

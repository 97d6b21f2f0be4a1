/** A customer of the world under test. */
export interface WorldCustomer {
  readonly id: string
  readonly email: string
  readonly token: string
}

/** The implementation under test at `origin`: the real server or the mocks. The suite only uses HTTP. */
export interface World {
  readonly origin: string
  /** The password of every customer. */
  readonly password: string
  customer(status: 'verified' | 'unverified'): Promise<WorldCustomer>
  /** The id that cart calls use. */
  readonly variants: {
    /** Of a directly sold product, 1 / 1 / 50000. */
    readonly direct: string
    /** Of a chain, 10 / 10 / 50000. */
    readonly chain: string
    /** Of a product with a quantity table, at least two. */
    readonly table: readonly [string, string]
  }
  readonly productSlug: string
  readonly productId: string
  /** The code of a coupon that any cart may use. */
  readonly coupon: string
  readonly category: { readonly id: string; readonly slug: string }
  /** Verifies a customer like the shop team. */
  verify(email: string): Promise<void>
  /** Closes a request like the shop team. */
  closeRequest(id: string): Promise<void>
  /** Starts the production of an order like the shop team. */
  startProduction(orderId: string): Promise<void>
  /** Moves the date of an order; the id of the move. */
  moveDate(orderId: string): Promise<string>
  /** Makes the papers of an order ready, as the worker does. */
  preparePapers(orderId: string): Promise<void>
  /** The token of the newest mail of a kind to an address. */
  mailToken(
    kind: 'confirm' | 'reset' | 'unsubscribe' | 'newEmail' | 'undoEmail' | 'erase',
    email: string,
  ): Promise<string>
  close(): Promise<void>
}

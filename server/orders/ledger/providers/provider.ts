import type { IncomingHttpHeaders } from 'node:http'
import type { Report } from '../ledger.ts'

/** What a provider's message says. */
export type Verified =
  | { readonly kind: 'reported'; readonly reports: readonly Report[] }
  /** It is not from the provider, or too old. */
  | { readonly kind: 'unsigned' }
  /** It is signed, and cannot be read. */
  | { readonly kind: 'unreadable' }

/** A payment provider. It only reports facts: what they mean for an order is up to the shop (rule O26). */
export interface PaymentProvider {
  /** Its name in the ledger and in the address of its messages. */
  readonly name: string
  /**
   * Checks the signature of a message, and reads it.
   * @param rawBody as it was sent: the signature is that of its bytes
   * @param now ms since the epoch
   */
  verify(rawBody: Buffer, headers: IncomingHttpHeaders, now: number): Verified
}

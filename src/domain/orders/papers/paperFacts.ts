import type { Order } from '../../../contracts/orders/order.ts'
import type { SellingTerms } from '../../../contracts/selling.ts'

/** What a paper is written from. */
export interface PaperFacts {
  readonly order: Order
  /** Those in force when it is issued. */
  readonly terms: SellingTerms
  /** Of the paper (`paperLanguageOf`). */
  readonly language: string
  /** Ms since the epoch. */
  readonly issuedAt: number
  /** Of the paper itself; null if it has none. */
  readonly number: string | null
}

/** A shipment as its papers describe it. */
export interface ShipmentFacts {
  readonly number: number
  readonly carrier: string
  readonly tracking: string
  readonly parcels: number
  /** Grams with the packing. */
  readonly grossWeight: number
}

import type { ChargedOrder } from './charged.ts'

/** The seller, and the terms that papers state. */
export interface PaperTerms {
  readonly seller: {
    readonly name: string
    readonly address: readonly string[]
    /** ISO code. */
    readonly country: string
    readonly state: string
    readonly taxNumber: string
    readonly email: string
    readonly phone: string
    readonly timeZone: string
  }
  readonly bank: {
    readonly holder: string
    readonly bank: string
    readonly account: string
    readonly code: string
  } | null
  readonly incoterm: string
  /** What the packing of a parcel weighs, grams. */
  readonly packingWeight: number
}

/** What a paper is written from. */
export interface PaperFacts {
  readonly order: ChargedOrder
  readonly terms: PaperTerms
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

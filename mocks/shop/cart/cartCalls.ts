import type { Message } from '../../../src/contracts/primitives.ts'
import { addedMessage, noRow } from '../../../src/domain/cart/cartProblems.ts'
import type { LinesPlan, planLines } from '../../../src/domain/cart/planLines.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { Refusal } from '../parts/refusal.ts'

/** How many of a variant. */
export interface Pieces {
  readonly id: string
  readonly quantity: number
}

/** What the rules of quantities are asked about. */
export type Lines = Parameters<typeof planLines>[0]
export type Rules = Parameters<typeof planLines>[2]

/** The result of a call: its variants and the removed rows. */
export interface Done {
  readonly message: Message
  readonly variantIds: readonly string[]
  readonly removed: readonly string[]
}

/** A call with an Idempotency-Key. */
export interface Once {
  readonly customerId: string
  readonly key: string
  readonly body: unknown
  readonly variantIds: readonly string[]
}

/** @throws that the customer has no such row */
export const refuseRow = (id: string): never => {
  throw new Refusal(404, noRow(id))
}

/** Rules of a call that changes one row. */
export const strict = (idField: string): Rules => ({ idField, mayUndercut: false })

export const sayUpdated = () => said('cart.quantityUpdated')

/** What a call of several lines replies. */
export const sayMany = ({ isOutOfStock }: LinesPlan, isUpdate: boolean): Message =>
  isUpdate ? sayUpdated() : addedMessage(true, isOutOfStock)

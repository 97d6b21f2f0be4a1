import type { Order, PlaceOrder } from '../../contracts/orders/order.ts'
import type { Refused } from '../parts/shell.ts'

/** One attempt: the key stays the same as long as the content does, so that a retry makes one order. */
export interface Attempt {
  readonly key: string
  /** The order and the cart, as text. */
  readonly content: string
  readonly order: PlaceOrder
}

/** The state of placing orders. */
export interface PlacementState {
  readonly userId: string
  readonly path: string
  /** The running attempt, or the last one. */
  readonly attempt: Attempt | null
  /** The key whose outcome is not known. */
  readonly key: string
  /** The keys of earlier pages whose outcomes are unknown and have not been requested yet. */
  readonly keysLeft: readonly string[]
  /** The key for which the buyer has seen the message that its order is being checked. */
  readonly saidOf: string
  readonly refusal: Refused['problem'] | null
  readonly failures: number
  /** The last placed order, so that its page does not request it. */
  readonly placed: Order | null
}

export const noPlacement: PlacementState = {
  userId: '',
  path: '',
  attempt: null,
  key: '',
  keysLeft: [],
  saidOf: '',
  refusal: null,
  failures: 0,
  placed: null,
}

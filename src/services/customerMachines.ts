import { realtimeMachine } from '../machines/shell/realtime.machine.ts'
import { provideInbox } from './account/inbox.actors.ts'
import { createKeptMoves, type KeptMoves } from './account/keptMoves.ts'
import { provideWishlist } from './account/wishlist.actors.ts'
import type { Services } from './actors.ts'
import { provideCart } from './cart/cart.actors.ts'
import { createKeptSavedActs, type KeptSavedActs } from './cart/keptSavedActs.ts'
import { createKeptCommands, type KeptCommands } from './cart/offline/keptCommands.ts'
import { provideOfflineQueue } from './cart/offline/offlineQueue.actors.ts'
import { provideQuickOrder } from './cart/quickOrder/quickOrder.actors.ts'
import { provideSavedRows } from './cart/savedRows.actors.ts'
import { provideQuickView } from './catalogue/quickView.actors.ts'
import { createOrderKeys, type OrderKeys } from './orders/orderKeys.ts'
import { providePlacement } from './orders/placement.actors.ts'
import { socketActor } from './shell/socket.ts'

/** The data that the customer's machines store on the device. */
export interface CustomerStores {
  readonly orderKeys: OrderKeys
  readonly keptMoves: KeptMoves
  readonly keptCommands: KeptCommands
  readonly keptSavedActs: KeptSavedActs
}

const browserStores = (): CustomerStores => ({
  orderKeys: createOrderKeys(() => window.localStorage),
  keptMoves: createKeptMoves(() => window.sessionStorage),
  keptCommands: createKeptCommands(() => window.localStorage),
  keptSavedActs: createKeptSavedActs(() => window.sessionStorage),
})

/** The machines that only a logged-in customer needs, with their real actors. */
export const provideCustomerMachines = (
  services: Services,
  { keptCommands, keptMoves, keptSavedActs, orderKeys }: CustomerStores = browserStores(),
) => ({
  cart: provideCart(services),
  offlineQueue: provideOfflineQueue(services, keptCommands),
  wishlist: provideWishlist(services, keptMoves),
  inbox: provideInbox(services),
  quickOrder: provideQuickOrder(services),
  savedRows: provideSavedRows(services, keptSavedActs),
  placement: providePlacement(services, orderKeys),
  quickView: provideQuickView(services),
  realtime: realtimeMachine.provide({ actors: { socket: socketActor(services.realtime) } }),
})
export type CustomerMachines = ReturnType<typeof provideCustomerMachines>

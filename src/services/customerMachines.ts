import { realtimeMachine } from '../machines/shell/realtime.machine.ts'
import { provideInbox } from './account/inbox.actors.ts'
import { provideWishlist } from './account/wishlist.actors.ts'
import type { Services } from './actors.ts'
import { provideCart } from './cart/cart.actors.ts'
import { providePlacement } from './orders/placement.actors.ts'
import { socketActor } from './shell/socket.ts'

/** The machines that only a customer who is logged in needs, with their real actors. */
export const provideCustomerMachines = (services: Services) => ({
  cart: provideCart(services),
  wishlist: provideWishlist(services, services.keptMoves),
  inbox: provideInbox(services),
  placement: providePlacement(services, services.orderKeys),
  realtime: realtimeMachine.provide({ actors: { socket: socketActor(services.realtime) } }),
})
export type CustomerMachines = ReturnType<typeof provideCustomerMachines>

import type { InputFrom } from 'xstate'
import type { orderDetailsMachine } from '../../../machines/orders/orderDetails.machine.ts'
import { provideOrderDetails } from '../../../services/orders/orderDetails.actors.ts'
import { onReload } from '../../compose/onReload.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'

/** The lines of an order of a list. They reload when orders change in the shop. */
export const useOrderDetails = (input: InputFrom<typeof orderDetailsMachine>) => {
  const { root } = useComposed()
  return usePageActor(provideOrderDetails(onReload(root, 'orders')), input)
}

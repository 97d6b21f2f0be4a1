import { useLoaderData } from 'react-router-dom'
import type { OrderSummary } from '../../../contracts/orders.ts'
import { HistoryOrder } from '../../../views/orders/HistoryOrder.tsx'
import { HistoryPage } from '../../../views/orders/HistoryPage.tsx'
import type { Loaded } from '../../loaders/loaded.ts'
import { useOrderDetails } from './useOrderDetails.ts'

export function Component() {
  const loaded = useLoaderData<Loaded<'history'>>()
  return (
    <HistoryPage
      {...loaded}
      renderOrder={(order, isOpen) => <Openable order={order} isOpen={isOpen} />}
    />
  )
}

function Openable({ order, isOpen }: { order: OrderSummary; isOpen: boolean }) {
  const details = useOrderDetails({ orderId: order._id, isOpen })
  return <HistoryOrder order={order} details={details} isOpen={isOpen} />
}

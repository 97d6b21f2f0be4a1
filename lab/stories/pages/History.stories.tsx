import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { fromCallback, fromPromise } from 'xstate'
import type { OrderSummary } from '../../../src/contracts/orders.ts'
import { orderDetailsMachine } from '../../../src/machines/orders/orderDetails.machine.ts'
import { HistoryOrder } from '../../../src/views/orders/HistoryOrder.tsx'
import { HistoryPage } from '../../../src/views/orders/HistoryPage.tsx'
import { order } from '../../examples/parts/samples.ts'

const loaded = orderDetailsMachine.provide({
  actors: {
    loadOrder: fromPromise(async () => order),
    watchOrders: fromCallback(() => undefined),
  },
})

function Openable({ summary, isOpen }: { summary: OrderSummary; isOpen: boolean }) {
  const details = useActorRef(loaded, { input: { orderId: summary._id, isOpen } })
  return <HistoryOrder order={summary} details={details} isOpen={isOpen} address="?page=1" />
}

const meta = {
  title: 'Pages/Order history',
  component: HistoryPage,

  args: {
    orders: [order],
    pageNumber: 1,
    pageCount: 3,
    openId: order._id,
    renderOrder: (summary, isOpen) => <Openable summary={summary} isOpen={isOpen} />,
  },
} satisfies Meta<typeof HistoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {}
export const Shipped: Story = { args: { orders: [{ ...order, status: 'shipped' }] } }
export const Cancelled: Story = {
  args: { orders: [{ ...order, status: 'cancelled' }], pageCount: 1 },
}
export const NoneYet: Story = { args: { orders: [], pageCount: 1 } }

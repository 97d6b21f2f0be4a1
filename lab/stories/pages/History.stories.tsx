import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { fromCallback, fromPromise } from 'xstate'
import type { Order, OrderSummary } from '../../../src/contracts/orders/order.ts'
import { cancelOrderMachine } from '../../../src/machines/orders/cancelOrder.machine.ts'
import { orderDetailsMachine } from '../../../src/machines/orders/orderDetails.machine.ts'
import { paperDownloadMachine } from '../../../src/machines/orders/paperDownload.machine.ts'
import { resalePackMachine } from '../../../src/machines/orders/resalePack.machine.ts'
import { CancelOrder } from '../../../src/views/orders/CancelOrder.tsx'
import { HistoryOrder } from '../../../src/views/orders/HistoryOrder.tsx'
import { HistoryPage } from '../../../src/views/orders/HistoryPage.tsx'
import { OrderPapers } from '../../../src/views/orders/OrderPapers.tsx'
import { ResalePack } from '../../../src/views/orders/ResalePack.tsx'
import { order } from '../../examples/parts/samples.ts'

const at = (day: number) => `2026-03-0${day}T09:30:00Z`
const shipped: Order = {
  ...order,
  _id: 'o-shipped',
  status: 'shipped',
  mayCancel: false,
  changes: [
    { at: at(2), from: 'placed', to: 'confirmed', by: 'team', note: '' },
    {
      ...{ at: at(3), from: 'confirmed', to: 'inProduction', by: 'team' },
      note: 'The rings are cast on Tuesday, as you asked.',
    },
    { at: at(4), from: 'inProduction', to: 'packed', by: 'team', note: '' },
    { at: at(5), from: 'packed', to: 'shipped', by: 'team', note: '' },
  ],
}
const cancelled: Order = {
  ...order,
  _id: 'o-cancelled',
  status: 'cancelled',
  mayCancel: false,
  changes: [{ at: at(2), from: 'placed', to: 'cancelled', by: 'customer', note: '' }],
}
const orders = new Map([shipped, cancelled].map((each) => [each._id, each]))

const loaded = orderDetailsMachine.provide({
  actors: {
    loadOrder: fromPromise(async ({ input: { orderId } }) => orders.get(orderId) ?? order),
    watchOrders: fromCallback(() => undefined),
  },
})

function Openable({ summary, isOpen }: { summary: OrderSummary; isOpen: boolean }) {
  const details = useActorRef(loaded, { input: { orderId: summary._id, isOpen } })
  const cancelling = useActorRef(cancelOrderMachine, {
    input: { shell: { send: () => undefined }, orderId: summary._id, number: summary.number },
  })
  const downloading = useActorRef(paperDownloadMachine, {
    input: { shell: { send: () => undefined }, orderId: summary._id },
  })
  const reselling = useActorRef(resalePackMachine, {
    input: { shell: { send: () => undefined }, orderId: summary._id },
  })
  return (
    <HistoryOrder
      {...{ order: summary, details, isOpen }}
      address="?page=1"
      renderCancel={({ number }) => <CancelOrder actor={cancelling} number={number} />}
      renderMoved={() => null}
      renderPapers={(shown) => <OrderPapers order={shown} download={downloading} />}
      renderResale={({ number }) => <ResalePack actor={reselling} number={number} />}
    />
  )
}

const meta = {
  title: 'Pages/Order history',
  component: HistoryPage,

  args: {
    orders: [order],
    asked: { query: '', status: undefined },
    total: 1,
    onSearch: () => undefined,
    pageNumber: 1,
    pageCount: 3,
    openId: order._id,
    renderOrder: (summary, isOpen) => <Openable summary={summary} isOpen={isOpen} />,
  },
} satisfies Meta<typeof HistoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {}
export const Shipped: Story = { args: { orders: [shipped], openId: shipped._id } }
export const Cancelled: Story = {
  args: { orders: [cancelled], openId: cancelled._id, pageCount: 1 },
}
export const Found: Story = {
  args: { asked: { query: 'chain', status: 'shipped' }, orders: [shipped], pageCount: 1 },
}
export const NothingFound: Story = {
  args: { asked: { query: 'tiara', status: undefined }, orders: [], total: 0, pageCount: 1 },
}
export const NoneYet: Story = { args: { orders: [], pageCount: 1 } }

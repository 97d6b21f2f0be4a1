import { useSelector } from '@xstate/react'
import type { Machines } from '../../../src/machines/index.ts'
import {
  type OrderDetailsRef,
  selectIsClosed,
  selectOrder,
} from '../../../src/machines/orders/orderDetails.machine.ts'
import { useAllBeside } from '../parts/beside.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { order } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const HistoryOrder = lazyView(
  async () => (await import('../../../src/views/orders/HistoryOrder.tsx')).HistoryOrder,
)
const HistoryPage = lazyView(
  async () => (await import('../../../src/views/orders/HistoryPage.tsx')).HistoryPage,
)

const CancelOrder = lazyView(
  async () => (await import('../../../src/views/orders/CancelOrder.tsx')).CancelOrder,
)
const OrderPapers = lazyView(
  async () => (await import('../../../src/views/orders/OrderPapers.tsx')).OrderPapers,
)
const ResalePack = lazyView(
  async () => (await import('../../../src/views/orders/ResalePack.tsx')).ResalePack,
)

const isOf =
  (orderId: string) =>
  (actor: { getSnapshot: () => { context: { orderId: string } } }): boolean =>
    actor.getSnapshot().context.orderId === orderId

/** An order with its parts. What the list knows of it is in no statechart: a sample shows it until its lines load. */
function OrderOf({ details }: { details: OrderDetailsRef }) {
  const loaded = useSelector(details, selectOrder)
  const isClosed = useSelector(details, selectIsClosed)
  const { orderId, isOpen } = details.getSnapshot().context
  const cancel = useAllBeside('cancelOrder').findLast(isOf(orderId))
  const download = useAllBeside('paperDownload').findLast(isOf(orderId))
  const pack = useAllBeside('resalePack').findLast(isOf(orderId))
  return (
    <HistoryOrder
      order={loaded ?? order}
      details={details}
      isOpen={isOpen || !isClosed}
      address="?page=1"
      renderCancel={({ number }) => cancel && <CancelOrder actor={cancel} number={number} />}
      renderMoved={() => null}
      renderPapers={(shown) => download && <OrderPapers order={shown} download={download} />}
      renderResale={({ number }) => pack && <ResalePack actor={pack} number={number} />}
    />
  )
}

export const orderDetails: Example<Machines['orderDetails']> = {
  inputs: {
    'one of many': () => ({ orderId: order._id, isOpen: false }),
    'the newest order': () => ({ orderId: order._id, isOpen: true }),
    'it is loaded already': () => ({ orderId: order._id, isOpen: true, order }),
  },
  events: { 'order.opened': bare, 'retry.requested': bare, 'order.outdated': bare },
  answers: {
    loadOrder: { outputs: { 'the order': order } },
    watchOrders: { sends: ['order.outdated'] },
  },
  tellsApart: ({ order: loaded, isOpen }) => [loaded !== null, isOpen],
  shows: {
    loading: 'Loading...',
    shown: 'Lines of order A-000123',
    failed: 'Try again',
    closed: ['A-000123', { hides: 'Loading...' }],
  },
  View: function OrderDetailsView({ actor }) {
    const all = useAllBeside('orderDetails')
    const orders = all.length > 0 ? all : [actor]
    return (
      <Shop>
        <HistoryPage
          orders={orders.map((details) => ({
            ...(selectOrder(details.getSnapshot()) ?? order),
            // Keys of rows: a sample may stand for several orders.
            _id: details.sessionId,
          }))}
          asked={{ query: '', status: undefined }}
          total={orders.length}
          onSearch={() => undefined}
          pageNumber={1}
          pageCount={1}
          renderOrder={({ _id }) => (
            <OrderOf details={orders.find(({ sessionId }) => sessionId === _id) ?? actor} />
          )}
        />
      </Shop>
    )
  },
  at: '/history',
}

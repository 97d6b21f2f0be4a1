import type { Machines } from '../../../src/machines/index.ts'
import { useBeside } from '../parts/beside.ts'
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
    const [cancel, download] = [useBeside('cancelOrder'), useBeside('paperDownload')]
    const pack = useBeside('resalePack')
    return (
      <Shop>
        <HistoryPage
          orders={[order]}
          asked={{ query: '', status: undefined }}
          total={1}
          onSearch={() => undefined}
          pageNumber={1}
          pageCount={1}
          renderOrder={() => (
            <HistoryOrder
              order={order}
              details={actor}
              isOpen={actor.getSnapshot().context.isOpen}
              address="?page=1"
              renderCancel={({ number }) =>
                cancel && <CancelOrder actor={cancel} number={number} />
              }
              renderMoved={() => null}
              renderPapers={(loaded) =>
                download && <OrderPapers order={loaded} download={download} />
              }
              renderResale={({ number }) => pack && <ResalePack actor={pack} number={number} />}
            />
          )}
        />
      </Shop>
    )
  },
  at: '/history',
}

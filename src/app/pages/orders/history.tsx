import { useLoaderData, useNavigate } from 'react-router-dom'
import type { DateMove } from '../../../contracts/orders/dateMoves.ts'
import type { Order, OrderSummary } from '../../../contracts/orders/order.ts'
import { historyPath } from '../../../domain/orders/orderSearch.ts'
import { provideCancelOrder } from '../../../services/orders/cancelOrder.actors.ts'
import { provideMovedDate } from '../../../services/orders/movedDate.actors.ts'
import { providePaperDownload } from '../../../services/orders/paperDownload.actors.ts'
import { provideResalePack } from '../../../services/orders/resalePack.actors.ts'
import { CancelOrder } from '../../../views/orders/CancelOrder.tsx'
import { HistoryOrder } from '../../../views/orders/HistoryOrder.tsx'
import { HistoryPage } from '../../../views/orders/HistoryPage.tsx'
import { MovedDate } from '../../../views/orders/MovedDate.tsx'
import { OrderPapers } from '../../../views/orders/OrderPapers.tsx'
import { ResalePack } from '../../../views/orders/ResalePack.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'
import { useOrderDetails } from './useOrderDetails.ts'

export function Component() {
  const { opened, ...loaded } = useLoaderData<Loaded<'history'>>()
  const navigate = useNavigate()
  return (
    <HistoryPage
      {...loaded}
      onSearch={(asked) => navigate(historyPath(asked))}
      renderOrder={(order, isOpen) => (
        <Openable
          order={order}
          known={isOpen ? opened : undefined}
          isOpen={isOpen}
          address={historyPath(loaded.asked, { page: loaded.pageNumber, order: order.number })}
        />
      )}
    />
  )
}

function Openable({
  order,
  known,
  isOpen,
  address,
}: {
  order: OrderSummary
  /** The order with its lines, if the page has loaded it. */
  known: Order | undefined
  isOpen: boolean
  address: string
}) {
  const details = useOrderDetails({ orderId: order._id, isOpen, ...(known && { order: known }) })
  return (
    <HistoryOrder
      {...{ order, details, isOpen, address }}
      renderCancel={({ _id, number }) => <Cancel orderId={_id} number={number} />}
      renderMoved={(loaded, move) => <Moved key={move._id} order={loaded} move={move} />}
      renderPapers={(loaded) => <Papers order={loaded} />}
      renderResale={({ _id, number }) => <Resale orderId={_id} number={number} />}
    />
  )
}

function Papers({ order }: { order: Order }) {
  const { root } = useComposed()
  const download = usePageActor(providePaperDownload, { shell: root, orderId: order._id })
  return <OrderPapers order={order} download={download} />
}

function Resale({ orderId, number }: { orderId: string; number: string }) {
  const { root } = useComposed()
  const actor = usePageActor(provideResalePack, { shell: root, orderId })
  return <ResalePack actor={actor} number={number} />
}

function Cancel({ orderId, number }: { orderId: string; number: string }) {
  const { root } = useComposed()
  const actor = usePageActor(provideCancelOrder, { shell: root, orderId, number })
  return <CancelOrder actor={actor} number={number} />
}

function Moved({ order, move }: { order: Order; move: DateMove }) {
  const { root } = useComposed()
  const of = { orderId: order._id, number: order.number, moveId: move._id }
  const actor = usePageActor(provideMovedDate, { shell: root, ...of })
  return <MovedDate {...{ actor, order, move }} />
}

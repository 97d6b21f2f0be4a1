import { useLoaderData, useParams } from 'react-router-dom'
import type { Order } from '../../../contracts/orders/order.ts'
import {
  provideAskReturn,
  provideContact,
  provideCustomWork,
  provideRequestThread,
  requestDraft,
  threadDraft,
} from '../../../services/orders/requests.actors.ts'
import { readAnswer } from '../../../services/parts/drafts.ts'
import { LoadedOrder } from '../../../views/orders/LoadedOrder.tsx'
import { AskReturnPage } from '../../../views/orders/requests/AskReturnPage.tsx'
import { ContactPage } from '../../../views/orders/requests/ContactPage.tsx'
import { CustomWorkPage } from '../../../views/orders/requests/CustomWorkPage.tsx'
import type { RequestFields } from '../../../views/orders/requests/RequestFormPage.tsx'
import { RequestPage } from '../../../views/orders/requests/RequestPage.tsx'
import { ReturnLines } from '../../../views/orders/requests/ReturnLines.tsx'
import { onReload } from '../../compose/onReload.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { useFormActor } from '../../compose/useFormActor.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'
import { useOrderDetails } from './useOrderDetails.ts'

/** The pages of requests to the team, as one chunk: a customer who opens one soon opens another. */
export function Contact() {
  const { customerId, requests } = useLoaderData<Loaded<'requests'>>()
  const draft = requestDraft('contact', customerId)
  const contact = useFormActor(draft, provideContact(draft))
  return <ContactPage contact={contact} requests={requests} />
}

export function CustomWork() {
  const { customerId, requests } = useLoaderData<Loaded<'requests'>>()
  const draft = requestDraft('custom', customerId)
  const customWork = useFormActor(draft, provideCustomWork(draft))
  return <CustomWorkPage customWork={customWork} requests={requests} />
}

export function AskReturn() {
  const loaded = useLoaderData<Loaded<'returns'>>()
  return <Returning key={loaded.orderId} {...loaded} />
}

function Returning({ customerId, orderId, orders, requests, asked }: Loaded<'returns'>) {
  const draft = requestDraft('return', `${customerId} ${orderId}`)
  const askReturn = useFormActor(draft, provideAskReturn(draft), { orderId })
  return (
    <AskReturnPage
      askReturn={askReturn}
      orders={orders}
      requests={requests}
      renderLines={(order, fields) => (
        <Lines
          key={order}
          orderId={order}
          asked={asked?._id === order ? asked : undefined}
          requests={requests}
          fields={fields}
        />
      )}
    />
  )
}

function Lines({
  orderId,
  asked,
  requests,
  fields,
}: {
  orderId: string
  /** The order, if the page has loaded it. */
  asked: Order | undefined
  requests: Loaded<'returns'>['requests']
  fields: RequestFields
}) {
  const details = useOrderDetails({ orderId, isOpen: true, ...(asked ? { order: asked } : {}) })
  return (
    <LoadedOrder details={details}>
      {(order) => <ReturnLines order={order} requests={requests} fields={fields} />}
    </LoadedOrder>
  )
}

export function RequestThread() {
  const { requestId = '' } = useParams()
  const { known } = useLoaderData<Loaded<'request'>>()
  return <Thread key={requestId} id={requestId} known={known} />
}

function Thread({ id, known }: { id: string } & Loaded<'request'>) {
  const { root, services } = useComposed()
  const draft = readAnswer(services.drafts, threadDraft(id))
  const provide = provideRequestThread(id, onReload(root, 'requests'))
  const room = usePageActor(provide, { shell: root, handle: id, draft, known })
  return <RequestPage room={room} />
}

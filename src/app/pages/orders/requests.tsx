import { useLoaderData, useParams } from 'react-router-dom'
import {
  provideAskReturn,
  provideContact,
  provideCustomWork,
  provideRequestThread,
  requestDraft,
  threadDraft,
} from '../../../services/orders/requests.actors.ts'
import { readAnswer } from '../../../services/parts/drafts.ts'
import { AskReturnPage } from '../../../views/orders/requests/AskReturnPage.tsx'
import { ContactPage } from '../../../views/orders/requests/ContactPage.tsx'
import { CustomWorkPage } from '../../../views/orders/requests/CustomWorkPage.tsx'
import { RequestPage } from '../../../views/orders/requests/RequestPage.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { useFormActor } from '../../compose/useFormActor.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import { useReadMessages } from '../../compose/useReadMessages.ts'
import type { Loaded } from '../../loaders/loaded.ts'

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

function Returning({ customerId, orderId, orders, requests }: Loaded<'returns'>) {
  const draft = requestDraft('return', `${customerId} ${orderId}`)
  const askReturn = useFormActor(draft, provideAskReturn(draft), { orderId })
  return <AskReturnPage askReturn={askReturn} orders={orders} requests={requests} />
}

export function RequestThread() {
  const { requestId = '' } = useParams()
  return <Thread key={requestId} id={requestId} />
}

function Thread({ id }: { id: string }) {
  const { root, services } = useComposed()
  const onNews = (tell: () => void) => {
    const { unsubscribe } = root.on('reload', ({ what }) => {
      if (what === 'requests' || what === 'everything') tell()
    })
    return unsubscribe
  }
  const draft = readAnswer(services.drafts, threadDraft(id))
  const room = usePageActor(provideRequestThread(id, onNews), { shell: root, handle: id, draft })
  useReadMessages(`/alert/${id}`)
  return <RequestPage room={room} />
}

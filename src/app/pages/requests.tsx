import { useLoaderData, useParams } from 'react-router-dom'
import { readAnswer } from '../../services/account/drafts.ts'
import {
  provideAskReturn,
  provideContact,
  provideCustomWork,
  provideRequestThread,
  requestDraft,
  threadDraft,
} from '../../services/account/requests.actors.ts'
import { AskReturnPage } from '../../views/account/requests/AskReturnPage.tsx'
import { ContactPage } from '../../views/account/requests/ContactPage.tsx'
import { CustomWorkPage } from '../../views/account/requests/CustomWorkPage.tsx'
import { RequestPage } from '../../views/account/requests/RequestPage.tsx'
import type { Loaded } from '../loaded.ts'
import { useComposed } from '../useComposed.ts'
import { useFormActor } from '../useFormActor.ts'
import { usePageActor } from '../usePageActor.ts'
import { useReadMessages } from '../useReadMessages.ts'

/** The pages of what customers ask the team for, as one chunk: who opens one soon opens another. */
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
    const { unsubscribe } = root.on('reload', tell)
    return unsubscribe
  }
  const draft = readAnswer(services.drafts, threadDraft(id))
  const room = usePageActor(provideRequestThread(id, onNews), { shell: root, handle: id, draft })
  useReadMessages(`/alert/${id}`)
  return <RequestPage room={room} />
}

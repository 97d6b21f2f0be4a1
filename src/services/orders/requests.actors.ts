import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { NewRequest, Request } from '../../contracts/orders/requests.ts'
import type { FormOutcome } from '../../machines/account/formMachine.ts'
import type { Act, ActOutcome, ReadOutcome } from '../../machines/account/threadState.ts'
import { askReturnMachine } from '../../machines/orders/askReturn.machine.ts'
import { contactMachine } from '../../machines/orders/contact.machine.ts'
import { customWorkMachine } from '../../machines/orders/customWork.machine.ts'
import { requestThreadMachine } from '../../machines/orders/requestThread.machine.ts'
import { inItsWords, type Sentence } from '../../machines/parts/shell.ts'
import { toBase64 } from '../account/toBase64.ts'
import { drafting, draftingAnswer } from '../parts/drafts.ts'
import { refused } from '../parts/failures.ts'
import { createKeptKey } from '../parts/keptKey.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { readRequest } from './readRequest.ts'

/** The draft of a customer's text to the team; another customer may log in on the same tab. */
export const requestDraft = (kind: NewRequest['kind'], customerId: string) =>
  `${kind} ${customerId}`
export const threadDraft = (requestId: string) => `answer ${requestId}`

/** Attaches files one after the other. @returns why some were refused */
const attach = async (
  { api }: Pick<PageServices, 'api'>,
  id: string,
  files: readonly File[],
): Promise<Sentence[]> => {
  const refusals: Sentence[] = []
  for (const file of files) {
    const body = { name: file.name, content: await toBase64(file) }
    const reply = await api.requests.addDocument({ params: { id }, body })
    if (reply.status !== 200) refusals.push({ ...inItsWords(reply.body), about: file.name })
  }
  return refusals
}

/** If the request is refused, its files are not sent. If files are refused, the request is unchanged. */
const sending = (services: PageServices, name: string) => {
  const key = createKeptKey(services, name)
  const send = async (body: NewRequest, files: readonly File[]): Promise<FormOutcome> => {
    const headers = { 'idempotency-key': key.of(body) }
    const reply = await services.api.requests.send({ headers, body })
    if (reply.status !== 201) return refused(reply)
    key.drop()
    const { _id } = reply.body
    const refusals = await attach(services, _id, files)
    return { kind: 'sent', sentence: { key: 'request.sent' }, to: `/alert/${_id}`, refusals }
  }
  return {
    actors: {
      submit: fromPromise<FormOutcome, { body: NewRequest; files: readonly File[] }>(
        ({ input: { body, files } }) => send(body, files),
      ),
    },
    actions: drafting(services.drafts, name),
  }
}

/** @param draft the name of the form's draft */
export const provideContact = (draft: string) => (services: PageServices) =>
  contactMachine.provide(sending(services, draft))

/** @param draft the name of the form's draft */
export const provideCustomWork = (draft: string) => (services: PageServices) =>
  customWorkMachine.provide(sending(services, draft))

/** @param draft the name of the form's draft */
export const provideAskReturn = (draft: string) => (services: PageServices) =>
  askReturnMachine.provide(sending(services, draft))

/**
 * @param onNews calls back on every change in the shop, until the returned function is called
 */
export const provideRequestThread =
  (id: string, onNews: (tell: () => void) => () => void) => (services: PageServices) => {
    const { api, drafts } = services
    const key = createKeptKey(services, threadDraft(id))

    const send = async (act: Act) => {
      switch (act.kind) {
        case 'answer': {
          const headers = { 'idempotency-key': key.of(act.text) }
          return api.requests.write({ params: { id }, headers, body: { text: act.text } })
        }
        case 'attach': {
          const body = { name: act.file.name, content: await toBase64(act.file) }
          return api.requests.addDocument({ params: { id }, body })
        }
        case 'remove':
          return api.requests.removeDocument({ params: { id, documentId: act.documentId } })
      }
    }

    return requestThreadMachine.provide({
      actors: {
        read: fromPromise<ReadOutcome<Request>, { handle: string }>(
          ({ input: { handle }, signal }) => readRequest(api, handle, signal),
        ),
        act: fromPromise<ActOutcome, { handle: string; act: Act }>(async ({ input: { act } }) => {
          const reply = await send(act)
          if (reply.status !== 200) return refused(reply)
          if (act.kind === 'answer') key.drop()
          return { kind: 'done' }
        }),
        follow: fromCallback<EventObject, { handle: string }>(({ sendBack }) =>
          onNews(() => sendBack({ type: 'subject.changed' })),
        ),
      },
      actions: draftingAnswer(drafts, threadDraft(id)),
    })
  }

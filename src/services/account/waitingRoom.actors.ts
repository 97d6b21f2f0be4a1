import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Application } from '../../contracts/account/applications.ts'
import type { Act, ActOutcome, FeedFact, ReadOutcome } from '../../machines/account/threadState.ts'
import { waitingRoomMachine } from '../../machines/account/waitingRoom.machine.ts'
import { draftingAnswer } from '../parts/drafts.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { toBase64 } from './toBase64.ts'

/** The name of the draft of an applicant's answer. */
export const waitingRoomDraft = 'waitingRoom'

export const provideWaitingRoom = ({ api, realtime, drafts }: PageServices) => {
  const bearing = (token: string) => ({ extraHeaders: { authorization: `Bearer ${token}` } })

  const send = async (token: string, act: Act) => {
    switch (act.kind) {
      case 'answer':
        return api.applications.answer({ body: { text: act.text }, ...bearing(token) })
      case 'attach':
        return api.applications.addDocument({
          body: { name: act.file.name, content: await toBase64(act.file) },
          ...bearing(token),
        })
      case 'remove':
        return api.applications.removeDocument({
          params: { id: act.documentId },
          ...bearing(token),
        })
    }
  }

  return waitingRoomMachine.provide({
    actors: {
      read: fromPromise<ReadOutcome<Application>, { handle: string }>(
        async ({ input: { handle }, signal }) => {
          const reply = await api.applications.get({ fetchOptions: { signal }, ...bearing(handle) })
          return reply.status === 200 ? { kind: 'read', subject: reply.body } : refused(reply)
        },
      ),
      act: fromPromise<ActOutcome, { handle: string; act: Act }>(
        async ({ input: { handle, act } }) => {
          const reply = await send(handle, act)
          return reply.status === 200 ? { kind: 'done' } : refused(reply)
        },
      ),
      follow: fromCallback<EventObject, { handle: string }>(({ input: { handle }, sendBack }) => {
        const tell = (fact: FeedFact) => sendBack(fact)
        const { close } = realtime.follow(handle, {
          connected: () => tell({ type: 'feed.connected' }),
          lost: () => tell({ type: 'feed.lost' }),
          received: ({ event }) => {
            if (event === 'application.changed') tell({ type: 'subject.changed' })
          },
        })
        return close
      }),
    },
    actions: draftingAnswer(drafts, waitingRoomDraft),
  })
}

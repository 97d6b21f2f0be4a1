import { type EventObject, fromCallback, fromPromise } from 'xstate'
import {
  type Act,
  type ActOutcome,
  type FeedFact,
  type ReadOutcome,
  waitingRoomMachine,
} from '../../machines/account/waitingRoom.machine.ts'
import { refused } from '../failures.ts'
import type { PageServices } from '../pages/pageServices.ts'

/** A file as base64, as the contract carries it. */
const toBase64 = async (file: File): Promise<string> => {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
  return url.slice(url.indexOf(',') + 1)
}

export const provideWaitingRoom = ({ api, realtime }: PageServices) => {
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
      read: fromPromise<ReadOutcome, { token: string }>(async ({ input: { token }, signal }) => {
        const reply = await api.applications.get({ fetchOptions: { signal }, ...bearing(token) })
        return reply.status === 200 ? { kind: 'read', application: reply.body } : refused(reply)
      }),
      act: fromPromise<ActOutcome, { token: string; act: Act }>(
        async ({ input: { token, act } }) => {
          const reply = await send(token, act)
          return reply.status === 200 ? { kind: 'done' } : refused(reply)
        },
      ),
      follow: fromCallback<EventObject, { token: string }>(({ input: { token }, sendBack }) => {
        const tell = (fact: FeedFact) => sendBack(fact)
        const { close } = realtime.follow(token, {
          connected: () => tell({ type: 'feed.connected' }),
          lost: () => tell({ type: 'feed.lost' }),
          told: ({ event }) => {
            if (event === 'application.changed') tell({ type: 'application.changed' })
          },
        })
        return close
      }),
    },
  })
}

import { fromPromise } from 'xstate'
import type { Notification } from '../../contracts/account/customer.ts'
import { inboxMachine } from '../../machines/account/inbox.machine.ts'
import { logged, type PageServices } from '../parts/pageServices.ts'

/** The maximum number of ids in one call. */
const idsAtMost = 100

/** The messages of the logged-in customer. */
export const provideInbox = (services: Pick<PageServices, 'api' | 'log'>) => {
  const { api } = services

  const loadMessages = fromPromise<readonly Notification[], { userId: string }>(
    async ({ input: { userId: id }, signal }) => {
      const reply = await api.customer.getMessages({ params: { id }, fetchOptions: { signal } })
      if (reply.status === 200) return reply.body.groupId.notifications
      throw logged(services, 'the messages were not loaded', reply)
    },
  )

  const sendRead = fromPromise<void, { userId: string; ids: readonly string[] }>(
    async ({ input: { userId: id, ids } }) => {
      for (let from = 0; from < ids.length; from += idsAtMost) {
        const body = { ids: ids.slice(from, from + idsAtMost) }
        const reply = await api.customer.readMessages({ params: { id }, body })
        if (reply.status !== 200) throw logged(services, 'the messages were not marked', reply)
      }
    },
  )

  return inboxMachine.provide({ actors: { loadMessages, sendRead } })
}

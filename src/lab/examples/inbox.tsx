import type { Machines } from '../../machines/index.ts'
import { MessagesPage } from '../../views/account/MessagesPage.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { notifications, user } from './samples.ts'
import { Shop } from './surroundings.tsx'

const [shipped] = notifications

export const inbox: Example<Machines['inbox']> = {
  inputs: { 'a page of the shop': () => undefined },
  events: {
    'inbox.opened': { Asha: { userId: user._id } },
    'inbox.closed': bare,
    'inbox.outdated': bare,
    'message.added': { 'an order is on its way': { message: shipped } },
    'messages.read': { 'the order': { ids: ['m-2'] } },
  },
  answers: {
    loadMessages: { outputs: { 'two messages': notifications } },
    sendRead: { outputs: { marked: undefined } },
  },
  tellsApart: ({ messages, unsent }) => [
    messages.filter(({ read }) => !read).length,
    unsent.length > 0,
  ],
  View: ({ actor }) => (
    <Shop refs={{ inbox: actor }}>
      <MessagesPage />
    </Shop>
  ),
  at: '/alert',
}

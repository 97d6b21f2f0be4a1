import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { notifications, user } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const MessagesPage = lazyView(
  async () => (await import('../../../src/views/account/messages/MessagesPage.tsx')).MessagesPage,
)

const [shipped] = notifications

export const inbox: Example<Machines['inbox']> = {
  inputs: { 'a page of the shop': () => undefined },
  events: {
    'inbox.opened': { Asha: { userId: user._id } },
    'inbox.closed': bare,
    'inbox.outdated': bare,
    'message.added': {
      'an order is on its way': { message: shipped },
      'the request is answered': { message: { ...shipped, _id: 'm-3', link: '/alert/R-1' } },
    },
    'location.shown': { 'the request': { path: '/alert/R-1' } },
    'messages.read': { 'the order': { ids: ['m-2'] } },
  },
  answers: {
    loadMessages: { outputs: { 'two messages': notifications } },
    sendRead: { outputs: { marked: undefined } },
  },
  tellsApart: ({ messages, unsent, path }) => [
    messages.filter(({ read }) => !read).map(({ _id }) => _id),
    unsent.length > 0,
    path,
  ],
  shows: {
    'open.reading.loading': 'Loading...',
    'open.reading.loaded': 'One message is unread',
    'open.reading.failed': 'Your messages could not be loaded',
    'open.telling.sending': 'All messages are read',
    closed: 'Loading...',
    'open.telling.idle': 'Loading...',
    'open.telling.waiting': [
      'All messages are read',
      { unseen: 'the shop is notified again later' },
    ],
  },
  View: ({ actor }) => (
    <Shop refs={{ inbox: actor }}>
      <MessagesPage />
    </Shop>
  ),
  at: '/alert',
}

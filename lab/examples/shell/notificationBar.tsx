import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { Shop } from '../parts/surroundings.tsx'

const LoginPage = lazyView(
  async () => (await import('../../../src/views/account/LoginPage.tsx')).LoginPage,
)
const NotificationBar = lazyView(
  async () =>
    (await import('../../../src/views/shell/notices/NotificationBar.tsx')).NotificationBar,
)

export const notificationBar: Example<Machines['notificationBar']> = {
  inputs: { 'nothing to say': () => undefined },
  events: {
    said: {
      'log in, please': { sentence: { key: 'session.loginRequired' } },
      'a quantity was moved': {
        sentence: { key: 'quantity.moved', values: { quantity: 30, step: 10 } },
      },
      'words of the server': { sentence: { text: 'E-mail or password is wrong' } },
    },
    'bar.closed': bare,
  },
  answers: {},
  tellsApart: ({ queue }) => [Math.min(queue.length, 2), queue.at(-1)],
  shows: {
    hidden: { hides: 'Kindly log in' },
    'shown.fresh': 'Kindly log in to continue',
    appearing: [{ hides: 'Kindly log in' }, { unseen: 'it appears in a moment' }],
    'shown.lingering': 'Kindly log in',
    changing: [{ hides: 'Kindly log in' }, { unseen: 'one message has gone, and the next comes' }],
  },
  View: ({ actor }) => (
    <Shop refs={{ notificationBar: actor }} who={null}>
      <NotificationBar />
      <LoginPage />
    </Shop>
  ),
  at: '/login',
}

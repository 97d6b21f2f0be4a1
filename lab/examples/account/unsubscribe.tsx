import type { Machines } from '../../../src/machines/index.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { Shop } from '../parts/surroundings.tsx'

const UnsubscribePage = lazyView(
  async () => (await import('../../../src/views/account/UnsubscribePage.tsx')).UnsubscribePage,
)

export const unsubscribe: Example<Machines['unsubscribe']> = {
  inputs: { 'the link of a newsletter': () => ({ token: 'Zk3vQ8mT5xLr2nWb7sYd4c' }) },
  events: {},
  answers: { unsubscribe: { outputs: { 'off the list': undefined } } },
  shows: {
    calling: ['Newsletter unsubscribe successful !!', { unseen: 'the shop has not answered yet' }],
    done: 'Newsletter unsubscribe successful !!',
  },
  View: () => (
    <Shop who={null}>
      <UnsubscribePage />
    </Shop>
  ),
  at: '/unsubscribe/Zk3vQ8mT5xLr2nWb7sYd4c',
}

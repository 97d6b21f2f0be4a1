import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { SampleCartPage } from '../parts/SampleCartPage.tsx'
import { Shop } from '../parts/surroundings.tsx'

const ConnectivityOverlay = lazyView(
  async () =>
    (await import('../../../src/views/shell/notices/ConnectivityOverlay.tsx')).ConnectivityOverlay,
)
const OfflineBar = lazyView(
  async () => (await import('../../../src/views/shell/notices/OfflineBar.tsx')).OfflineBar,
)

export const connectivity: Example<Machines['connectivity']> = {
  inputs: { 'the document starts': ({ shell }) => ({ shell }) },
  events: {
    'browser.online': bare,
    'browser.offline': bare,
    'network.failed': bare,
    'retry.requested': bare,
    'offline.continued': bare,
  },
  answers: {
    probe: { outputs: { 'the server answers': undefined } },
    watchBrowser: { sends: ['browser.online', 'browser.offline'] },
  },
  tellsApart: ({ failures, losses }) => [Math.min(failures, 2), Math.min(losses, 2)],
  shows: {
    online: { hides: 'Connection lost' },
    doubtful: [
      { hides: 'Connection lost' },
      { unseen: 'the server is asked, and the page stays as it is' },
    ],
    calming: [{ hides: 'Connection lost' }, { unseen: 'the page is loaded again later' }],
    'lost.covering.whole': 'Continue offline',
    'lost.covering.bar': 'Connection lost',
    'lost.reaching.offline': [
      'Connection Lost',
      { unseen: 'nothing is asked until the browser is online' },
    ],
    'lost.reaching.probing.asking': ['Connection Lost', { unseen: 'the server is asked' }],
    'lost.reaching.probing.waiting': [
      'Connection Lost',
      { unseen: 'the server is asked again later' },
    ],
  },
  View: ({ actor }) => (
    <Shop refs={{ connectivity: actor }}>
      <OfflineBar />
      <SampleCartPage />
      <ConnectivityOverlay />
    </Shop>
  ),
  at: '/cart',
}

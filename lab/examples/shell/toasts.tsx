import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { SampleCartPage } from '../parts/SampleCartPage.tsx'
import { Shop } from '../parts/surroundings.tsx'

const Toasts = lazyView(
  async () => (await import('../../../src/views/shell/notices/Toasts.tsx')).Toasts,
)

export const toasts: Example<Machines['toasts']> = {
  inputs: { 'no toast': () => undefined },
  events: {
    'toast.raised': {
      'a surprise': { sentence: { key: 'error.default' } },
      'too few pieces': { sentence: { key: 'cart.minimumPieces' } },
    },
    'network.failed': bare,
    'connectivity.restored': bare,
    'toast.closed': { 'the first': { id: 1 }, 'one that has left': { id: 99 } },
  },
  answers: {},
  tellsApart: ({ toasts: shown }) => shown.length,
  shows: {
    reached: { hides: 'Connection Lost' },
    lost: ['Cart', { unseen: 'notices wait until the line is back' }],
  },
  View: ({ actor }) => (
    <Shop refs={{ toasts: actor }}>
      <SampleCartPage />
      <Toasts />
    </Shop>
  ),
  at: '/cart',
}

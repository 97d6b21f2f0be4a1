import type { Machines } from '../../../src/machines/index.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { SampleCartPage } from '../parts/SampleCartPage.tsx'
import { Shop } from '../parts/surroundings.tsx'

const SlowNavigation = lazyView(
  async () => (await import('../../../src/views/shell/notices/SlowNavigation.tsx')).SlowNavigation,
)

export const navigation: Example<Machines['navigation']> = {
  inputs: { 'the first page': () => undefined },
  events: {
    'load.started': { 'the cart': { path: '/cart' }, 'the history': { path: '/history' } },
    'load.ended': {
      'it is shown': { problem: null },
      'the server failed': { problem: '500' },
    },
    'page.opened': {
      'the rings': { opened: { category: 'rings' } },
      'the box chain': { opened: { product: 'p-chain' } },
      'a page that is not counted': { opened: null },
    },
  },
  effects: ['countView'],
  answers: {},
  tellsApart: ({ path, problem, opened }) => [path, problem, opened],
  shows: {
    idle: 'Cart',
    loading: ['Cart', { unseen: 'the first page is loading' }],
    reloading: ['Cart', { unseen: 'another page is loading' }],
    failed: ['Cart', { unseen: 'the page did not load' }],
    retrying: ['Cart', { unseen: 'the page is loading again' }],
  },
  View: ({ actor }) => (
    <Shop refs={{ navigation: actor }}>
      <SampleCartPage />
      <SlowNavigation />
    </Shop>
  ),
  at: '/cart',
}

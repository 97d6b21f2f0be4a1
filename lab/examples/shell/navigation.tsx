import type { Machines } from '../../../src/machines/index.ts'
import { CartPage } from '../../../src/views/cart/CartPage.tsx'
import { SlowNavigation } from '../../../src/views/shell/notices/SlowNavigation.tsx'
import type { Example } from '../parts/example.ts'
import { Shop } from '../parts/surroundings.tsx'

export const navigation: Example<Machines['navigation']> = {
  inputs: { 'the first page': () => undefined },
  events: {
    'load.started': { 'the cart': { path: '/cart' }, 'the history': { path: '/history' } },
    'load.ended': {
      'it is shown': { problem: null },
      'the server failed': { problem: '500' },
    },
  },
  answers: {},
  tellsApart: ({ path, problem }) => [path, problem],
  View: ({ actor }) => (
    <Shop refs={{ navigation: actor }}>
      <CartPage />
      <SlowNavigation />
    </Shop>
  ),
  at: '/cart',
}

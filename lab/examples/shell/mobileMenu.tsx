import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { Shop } from '../parts/surroundings.tsx'

const MobileHeader = lazyView(
  async () => (await import('../../../src/views/shell/header/MobileHeader.tsx')).MobileHeader,
)

export const mobileMenu: Example<Machines['mobileMenu']> = {
  inputs: { 'a page of the shop': () => undefined },
  events: {
    'panel.opened': bare,
    'panel.closed': bare,
    'category.entered': {
      Metals: { slug: 'metals' },
      'Silver 92.5': { slug: 'metals_silver-92.5' },
    },
    'category.left': bare,
    'viewport.widened': bare,
  },
  answers: { watchWidth: { sends: ['viewport.widened'] } },
  shows: {
    closed: { hides: 'All categories' },
    'open.top': 'All categories',
    'open.category': 'All Metals',
    'open.subCategory': 'All Silver 92.5',
  },
  View: ({ actor }) => (
    <Shop refs={{ mobileMenu: actor }}>
      <MobileHeader />
    </Shop>
  ),
  at: '/eshop',
}

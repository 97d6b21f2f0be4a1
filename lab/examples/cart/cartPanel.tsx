import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { Shop } from '../parts/surroundings.tsx'

const CartPanel = lazyView(
  async () => (await import('../../../src/views/cart/CartPanel.tsx')).CartPanel,
)
const Top = lazyView(async () => (await import('../../../src/views/shell/Top.tsx')).Top)

export const cartPanel: Example<Machines['cartPanel']> = {
  inputs: { 'a page of the shop': ({ shell }) => ({ shell }) },
  events: {
    'panel.opened': bare,
    'panel.closed': bare,
    'line.dropped': {
      'the rings': { productSlug: 'grooved-band' },
      'the chain': { productSlug: 'venetian-box-chain' },
    },
    'drop.undone': bare,
    'order.chosen': bare,
    'session.closed': bare,
  },
  answers: {},
  tellsApart: ({ dropped }) => dropped,
  shows: {
    closed: { hides: 'Order ·' },
    'open.settled': 'Cart (3)',
    'open.undoable': 'Grooved band was removed',
  },
  View: ({ actor }) => (
    <Shop refs={{ cartPanel: actor }}>
      <Top />
      <CartPanel />
    </Shop>
  ),
  at: '/eshop',
}

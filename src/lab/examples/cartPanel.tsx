import type { Machines } from '../../machines/index.ts'
import { CartPanel } from '../../views/shell/CartPanel.tsx'
import { TopStrip } from '../../views/shell/TopStrip.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { Shop } from './surroundings.tsx'

export const cartPanel: Example<Machines['cartPanel']> = {
  inputs: { 'a page of the shop': ({ shell }) => ({ shell }) },
  events: {
    'panel.opened': bare,
    'panel.closed': bare,
    'line.dropped': {
      'the rings': { productSlug: 'band-ring' },
      'the chain': { productSlug: 'rope-chain' },
    },
    'drop.undone': bare,
    'order.chosen': bare,
    'session.closed': bare,
  },
  answers: {},
  tellsApart: ({ dropped }) => dropped,
  View: ({ actor }) => (
    <Shop refs={{ cartPanel: actor }}>
      <TopStrip hasHeader />
      <CartPanel />
    </Shop>
  ),
  at: '/eshop',
}

import type { Machines } from '../../machines/index.ts'
import { MobileHeader } from '../../views/shell/MobileHeader.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { Shop } from './surroundings.tsx'

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
  },
  answers: {},
  View: ({ actor }) => (
    <Shop refs={{ mobileMenu: actor }}>
      <MobileHeader />
    </Shop>
  ),
  at: '/eshop',
}

import type { Machines } from '../../machines/index.ts'
import { DesktopHeader } from '../../views/shell/DesktopHeader.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { Shop } from './surroundings.tsx'

export const megaMenu: Example<Machines['megaMenu']> = {
  inputs: { 'a page of the shop': () => undefined },
  events: {
    'pointer.entered': bare,
    'pointer.left': bare,
    'focus.entered': bare,
    'focus.left': bare,
    'menu.pressed': bare,
    'menu.dismissed': bare,
    'panel.closed': bare,
  },
  answers: {},
  View: ({ actor }) => (
    <Shop refs={{ megaMenu: actor }}>
      <DesktopHeader />
    </Shop>
  ),
  at: '/eshop',
}

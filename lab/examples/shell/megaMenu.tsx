import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { Shop } from '../parts/surroundings.tsx'

const DesktopHeader = lazyView(
  async () => (await import('../../../src/views/shell/header/DesktopHeader.tsx')).DesktopHeader,
)

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
  shows: {
    closed: { hides: 'All categories' },
    held: 'All categories',
    dismissed: { hides: 'All categories' },
    approached: [{ hides: 'All categories' }, { unseen: 'the pointer has just come' }],
    hovered: 'All categories',
    leaving: ['All categories', { unseen: 'the pointer has just left' }],
  },
  View: ({ actor }) => (
    <Shop refs={{ megaMenu: actor }}>
      <DesktopHeader />
    </Shop>
  ),
  at: '/eshop',
}

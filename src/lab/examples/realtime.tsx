import type { Machines } from '../../machines/index.ts'
import { CartPage } from '../../views/pages/CartPage.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { cartRows, user } from './samples.ts'
import { Shop } from './surroundings.tsx'

export const realtime: Example<Machines['realtime']> = {
  inputs: { 'the document starts': ({ shell }) => ({ shell }) },
  events: {
    'session.opened': { Asha: { token: user.token } },
    'session.closed': bare,
    'connectivity.restored': bare,
    'socket.connected': bare,
    'socket.lost': bare,
    'socket.refused': bare,
    'socket.told': {
      'the cart changed': { news: { event: 'cart.changed', body: { cartData: [...cartRows] } } },
      'the account is locked': { news: { event: 'customer.locked', body: {} } },
    },
  },
  answers: { socket: { sends: ['socket.connected', 'socket.lost', 'socket.refused'] } },
  tellsApart: ({ losses }) => Math.min(losses, 2),
  View: () => (
    <Shop>
      <CartPage />
    </Shop>
  ),
  at: '/cart',
}

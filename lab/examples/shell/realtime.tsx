import { missedAll, missedNothing } from '../../../src/contracts/realtime.ts'
import type { Machines } from '../../../src/machines/index.ts'
import type { Shell } from '../../../src/machines/parts/shell.ts'
import type { ShopRefs } from '../../../src/views/parts/shop.ts'
import { bare } from '../parts/common.ts'
import type { Example, Surroundings } from '../parts/example.ts'
import { SampleCartPage } from '../parts/SampleCartPage.tsx'
import { cartRows, changeTo, order, user } from '../parts/samples.ts'
import { Shop, shopAtRest } from '../parts/surroundings.tsx'

/** The carts that the runs of the machine bring up to date, by the shell that reports the changes to them. */
const carts = new WeakMap<Shell, ShopRefs['cart']>()

const withCart = ({ shell }: Surroundings) => {
  const { cart } = shopAtRest()
  const around: Shell = {
    send: (fact) => {
      shell.send(fact)
      if (fact.type === 'cart.changed') cart.send(fact)
    },
  }
  carts.set(around, cart)
  return { shell: around }
}

export const realtime: Example<Machines['realtime']> = {
  inputs: { 'nobody is logged in': withCart },
  events: {
    'session.opened': { Asha: { token: user.token } },
    'session.closed': bare,
    'connectivity.restored': bare,
    'product.shown': {
      'the box chain': { place: 'page', slug: 'venetian-box-chain' },
      'another page': { place: 'page', slug: null },
    },
    'socket.connected': {
      'nothing was missed': { missed: missedNothing },
      'everything was missed': { missed: missedAll },
    },
    'socket.lost': bare,
    'socket.refused': bare,
    'socket.received': {
      'one row is left in the cart': {
        news: {
          event: 'cart.changed',
          body: { version: 2, delta: changeTo(cartRows.slice(0, 1)) },
        },
      },
      'a piece was added to the wishlist on another device': {
        news: { event: 'wishlist.changed', body: { wishlist: ['cb03'] } },
      },
      'the chain is sold out': {
        news: {
          event: 'stock.changed',
          body: { slug: 'venetian-box-chain', variants: [{ productId: 'cb03-s-50-sr', stock: 0 }] },
        },
      },
      'the chain has another price': {
        news: {
          event: 'product.changed',
          body: { slug: 'venetian-box-chain', variants: [{ productId: 'cb03-s-50-sr', stock: 4 }] },
        },
      },
      'the settings have changed': { news: { event: 'settings.changed', body: {} } },
      'an article was published': { news: { event: 'content.changed', body: {} } },
      'a request was answered': { news: { event: 'request.changed', body: { requestId: 'r-1' } } },
      'the account is verified': { news: { event: 'customer.verified', body: {} } },
      'an order is shipped': {
        news: { event: 'order.changed', body: { orderId: order._id, status: 'shipped' } },
      },
      'the account is closed': { news: { event: 'customer.locked', body: {} } },
    },
  },
  answers: {
    socket: { sends: ['socket.connected', 'socket.lost', 'socket.refused', 'socket.received'] },
  },
  tellsApart: ({ losses, token, shown }) => [Math.min(losses, 2), token, shown.page],
  // The socket has no view of its own: this is the page whose rows it brings up to date.
  shows: {
    off: ['Cart', { unseen: 'nobody is logged in' }],
    'open.connecting': ['Cart', { unseen: 'the socket is opening' }],
    'open.connected': ['Cart', { unseen: 'changes arrive at once' }],
    waiting: ['Cart', { unseen: 'it connects again later' }],
  },
  View: ({ actor }) => {
    const cart = carts.get(actor.getSnapshot().context.shell)
    return (
      <Shop refs={cart ? { cart } : {}}>
        <SampleCartPage />
      </Shop>
    )
  },
  at: '/cart',
}

import type { Machines } from '../../../src/machines/index.ts'
import { bare, countedKeys } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { cartRows, changeTo, productBySlug, products, refused, user } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const WishlistPage = lazyView(
  async () => (await import('../../../src/views/account/WishlistPage.tsx')).WishlistPage,
)

const hoops = productBySlug('slim-hoops')
const direct = products.find(({ directly }) => directly) ?? hoops
const wished = [hoops, direct]

export const wishlist: Example<Machines['wishlist']> = {
  inputs: { 'a page of the shop': ({ shell }) => ({ shell, newKey: countedKeys() }) },
  events: {
    'wishlist.opened': { Asha: { userId: user._id } },
    'wishlist.closed': bare,
    'wishlist.outdated': bare,
    'wishlist.changed': {
      'another device has added a piece': { wishlist: [direct._id, hoops._id] },
      'a long list': { wishlist: null },
    },
    'wish.toggled': { 'the hoops': { productId: hoops._id } },
    'wishes.dropped': { 'the hoops': { productIds: [hoops._id] } },
    'drop.undone': bare,
    'removal.asked': { everything: { productIds: wished.map(({ _id }) => _id) } },
    'removal.confirmed': bare,
    'removal.cancelled': bare,
    'move.requested': {
      'the hoops, to be picked': { product: hoops },
      'what is sold directly': { product: direct },
    },
    'product.added': { 'the hoops': { slug: hoops.slug } },
    'page.shown': bare,
    'page.left': bare,
    'acts.flushed': bare,
    // Raised by the machine itself.
    'act.done': {},
    'wishes.hidden': {},
  },
  answers: {
    loadWishlist: { outputs: { 'two pieces': wished.map(({ _id }) => _id) } },
    sendAct: {
      outputs: {
        done: { kind: 'done', message: 'Removed from your wishlist.' },
        'no answer': { kind: 'unanswered' },
        'no longer sold': refused({ code: 'not_found', message: 'There is no such product.' }),
      },
    },
    addToCart: {
      outputs: {
        added: { kind: 'added', message: 'Item Added To Cart !!', delta: changeTo(cartRows) },
        'no answer': { kind: 'unanswered' },
        'no longer sold': refused({ code: 'not_found', message: 'There is no such product.' }),
      },
    },
    readMoves: {
      outputs: {
        'nothing waits to be moved': [],
        'a move whose answer was lost': [
          { productId: direct._id, slug: direct.slug, key: 'key-lost' },
        ],
      },
    },
  },
  effects: ['sendRest', 'keepMoves'],
  // Failures in two places at once are not distinguished: there would be too many states.
  tellsApart: ({ acts, sendFailures, moveFailures }) => [
    acts.length > 0 && moveFailures === 0,
    Math.min(Math.max(sendFailures, moveFailures), 5),
  ],
  shows: {
    'open.reading.loaded': '2 pieces',
    'open.removing.undoable': ['1 piece was removed', { hides: 'Slim hoops' }],
    // The page has loaded its products by itself.
    'open.reading.failed': '2 pieces',
    'open.asking.asked': 'Remove all 2 pieces from your wishlist?',
    closed: ['2 pieces', { unseen: 'the list came with the page, and nobody is logged in yet' }],
    'open.reading.loading': ['2 pieces', { unseen: 'the list is read' }],
    'open.acting.idle': '2 pieces',
    'open.acting.sending': ['2 pieces', { unseen: 'a change is on its way' }],
    'open.acting.waiting': ['2 pieces', { unseen: 'the change is sent again later' }],
    'open.removing.none': ['2 pieces', { hides: 'was removed' }],
    'open.asking.no': ['2 pieces', { hides: 'from your wishlist?' }],
    'open.moving.restoring': ['2 pieces', { unseen: 'moves of an earlier page are looked for' }],
    'open.moving.none': '2 pieces',
    'open.moving.picking': ['2 pieces', { unseen: 'its variant is picked in the quick view' }],
    'open.moving.adding': ['2 pieces', { unseen: 'a piece is being put into the cart' }],
    'open.moving.waiting': ['2 pieces', { unseen: 'it is put into the cart again later' }],
  },
  View: ({ actor }) => (
    <Shop refs={{ wishlist: actor }}>
      <WishlistPage products={wished} />
    </Shop>
  ),
  at: '/wishlist',
}

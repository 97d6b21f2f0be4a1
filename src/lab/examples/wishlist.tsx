import type { Machines } from '../../machines/index.ts'
import { WishlistPage } from '../../views/pages/WishlistPage.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { cartRows, changeTo, productBySlug, products, user } from './samples.ts'
import { Shop } from './surroundings.tsx'

const chain = productBySlug('rope-chain')
const direct = products.find(({ directly }) => directly) ?? chain
const wished = [chain, direct]

export const wishlist: Example<Machines['wishlist']> = {
  inputs: { 'a page of the shop': ({ shell }) => ({ shell }) },
  events: {
    'wishlist.opened': { Asha: { userId: user._id } },
    'wishlist.closed': bare,
    'wishlist.outdated': bare,
    'wish.changed': {
      'the chain is wished': { productId: chain._id, isWished: true },
      'the chain is not': { productId: chain._id, isWished: false },
    },
    'wishes.dropped': {
      'the chain': { productIds: [chain._id] },
      everything: { productIds: wished.map(({ _id }) => _id) },
    },
    'drop.undone': bare,
    'move.requested': {
      'the chain, to be picked': { product: chain, pieces: 0 },
      'what is sold directly': { product: direct, pieces: 0 },
    },
    'cart.changed': {
      'with the chain': { version: 2, delta: changeTo(cartRows) },
      empty: { version: 2, delta: changeTo([]) },
    },
    'page.shown': bare,
  },
  answers: {
    loadWishlist: { outputs: { 'two pieces': wished.map(({ _id }) => _id) } },
    removeWishes: { outputs: { removed: undefined } },
    addToCart: {
      outputs: {
        added: { kind: 'added', message: 'Item Added to Cart !!', delta: changeTo(cartRows) },
        'no longer sold': {
          kind: 'refused',
          problem: { code: 'not_found', message: 'There is no such product.' },
        },
      },
    },
  },
  tellsApart: ({ moving, dropped, leaving }) =>
    [moving?.slug, dropped.length, leaving.length].join(),
  View: ({ actor }) => (
    <Shop refs={{ wishlist: actor }}>
      <WishlistPage products={wished} />
    </Shop>
  ),
  at: '/wishlist',
}

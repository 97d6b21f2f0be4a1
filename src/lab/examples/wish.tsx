import type { Machines } from '../../machines/index.ts'
import { WishHeart } from '../../views/parts/WishHeart.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { productBySlug } from './samples.ts'
import { Shop } from './surroundings.tsx'

const chain = productBySlug('rope-chain')

export const wish: Example<Machines['wish']> = {
  inputs: { 'a rope chain': ({ shell }) => ({ shell, productId: chain._id }) },
  events: { 'wish.toggled': bare },
  answers: {
    checkWish: { outputs: { 'not on the wishlist': false, 'on the wishlist': true } },
    addWish: { outputs: { added: 'Added to your wishlist.' } },
    removeWish: { outputs: { removed: 'Removed from your wishlist.' } },
  },
  View: ({ actor }) => (
    <Shop>
      <WishHeart wish={actor} title={chain.title.en ?? ''} />
    </Shop>
  ),
}

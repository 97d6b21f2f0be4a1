import { at, type Finder, from, go, late, lost, move } from './aim.ts'

/** Faults of moving wishes to the cart. */
export const moves: Readonly<Record<string, Finder>> = {
  moveWhileUndoable: {
    about: '"Move to cart" does nothing while another removal can be undone.',
    invariant: 'actKept',
    says: /move of (er03|polished-ball-earrings)/,
    schedule: from(
      { path: '/wishlist', wished: ['temple-coin-pendant', 'polished-ball-earrings'] },
      [
        at(1_000, { do: 'dropWish', slug: 'temple-coin-pendant' }),
        move(1_000, 'polished-ball-earrings'),
      ],
    ),
  },
  moveTwice: {
    about: '"Move to cart" whose answer was lost and that is pressed again adds twice.',
    invariant: 'actKept',
    says: /move of er03/,
    schedule: from({ path: '/wishlist', wished: ['polished-ball-earrings'] }, [
      lost(1_000, 'cart'),
      move(100, 'polished-ball-earrings'),
      move(3_000, 'polished-ball-earrings'),
    ]),
  },
  moveLostOnReload: {
    about: 'A reload while "Move to cart" looks the product up loses the move without a word.',
    invariant: 'actKept',
    says: /move of pd10/,
    schedule: from({ path: '/wishlist', wished: ['temple-coin-pendant'] }, [
      move(1_000, 'temple-coin-pendant'),
      at(0, { do: 'reload' }),
    ]),
  },
  moveAgainAfterLostAnswer: {
    about: 'A second move of a product, long after one whose answer was lost, adds nothing.',
    invariant: 'actKept',
    says: /move of er03/,
    schedule: from({ path: '/wishlist', wished: ['polished-ball-earrings'] }, [
      lost(1_000, 'cart'),
      move(100, 'polished-ball-earrings'),
      { wait: 5_000, beside: 'deviceSets', customer: 'asha', variant: 'er03', quantity: 0 },
      { wait: 5_000, beside: 'deviceWishes', customer: 'asha', slug: 'polished-ball-earrings' },
      go(10_000, '/'),
      go(1_000, '/wishlist'),
      move(10_000, 'polished-ball-earrings'),
    ]),
  },
  moveWhilePicking: {
    about: 'A move to the cart waits for as long as another product is being picked.',
    invariant: 'actKept',
    says: /move of pd10/,
    schedule: from({ path: '/wishlist', wished: ['temple-coin-pendant', 'rope-chain'] }, [
      move(1_000, 'rope-chain'),
      move(0, 'temple-coin-pendant'),
    ]),
  },
  removalDuringMove: {
    about:
      'A line that is removed while a move hangs comes back with the next try, without a word.',
    invariant: 'actKept',
    says: /removeLine of er03/,
    schedule: from({ path: '/wishlist', cart: { er03: 10 }, wished: ['polished-ball-earrings'] }, [
      at(1_000, { fault: 'stuck', aim: 'cart' }),
      move(100, 'polished-ball-earrings'),
      go(0, '/cart'),
      at(500, { do: 'removeLine', slug: 'polished-ball-earrings' }),
    ]),
  },
  dropWhileMoving: {
    about: 'A wish that is removed while another is moved to the cart stays on the list.',
    invariant: 'actKept',
    says: /dropWish of temple-coin-pendant/,
    schedule: from(
      { path: '/wishlist', wished: ['temple-coin-pendant', 'polished-ball-earrings'] },
      [
        late(1_000, 'cart', 1_000),
        move(100, 'polished-ball-earrings'),
        at(300, { do: 'dropWish', slug: 'temple-coin-pendant' }),
      ],
    ),
  },
}

import { at, type Finder, from, go, late, lost, move } from './aim.ts'

/** Faults of moving wishes to the cart. */
export const moves: Readonly<Record<string, Finder>> = {
  moveWhileUndoable: {
    about: '"Move to cart" does nothing while another removal can be undone.',
    invariant: 'actKept',
    says: /move of (ps|pearl-studs)/,
    schedule: from({ path: '/wishlist', wished: ['star-charm', 'pearl-studs'] }, [
      at(1_000, { do: 'dropWish', slug: 'star-charm' }),
      move(1_000, 'pearl-studs'),
    ]),
  },
  moveTwice: {
    about: '"Move to cart" whose answer was lost and that is pressed again adds twice.',
    invariant: 'actKept',
    says: /move of ps/,
    schedule: from({ path: '/wishlist', wished: ['pearl-studs'] }, [
      lost(1_000, 'cart'),
      move(100, 'pearl-studs'),
      move(3_000, 'pearl-studs'),
    ]),
  },
  moveLostOnReload: {
    about: 'A reload while "Move to cart" looks the product up loses the move without a word.',
    invariant: 'actKept',
    says: /move of st/,
    schedule: from({ path: '/wishlist', wished: ['star-charm'] }, [
      move(1_000, 'star-charm'),
      at(0, { do: 'reload' }),
    ]),
  },
  moveAgainAfterLostAnswer: {
    about: 'A second move of a product, long after one whose answer was lost, adds nothing.',
    invariant: 'actKept',
    says: /move of ps/,
    schedule: from({ path: '/wishlist', wished: ['pearl-studs'] }, [
      lost(1_000, 'cart'),
      move(100, 'pearl-studs'),
      { wait: 5_000, beside: 'deviceSets', customer: 'asha', variant: 'ps', quantity: 0 },
      { wait: 5_000, beside: 'deviceWishes', customer: 'asha', slug: 'pearl-studs' },
      go(10_000, '/'),
      go(1_000, '/wishlist'),
      move(10_000, 'pearl-studs'),
    ]),
  },
  moveWhilePicking: {
    about: 'A move to the cart waits for as long as another product is being picked.',
    invariant: 'actKept',
    says: /move of st/,
    schedule: from({ path: '/wishlist', wished: ['star-charm', 'rope-chain'] }, [
      move(1_000, 'rope-chain'),
      move(0, 'star-charm'),
    ]),
  },
  removalDuringMove: {
    about:
      'A line that is removed while a move hangs comes back with the next try, without a word.',
    invariant: 'actKept',
    says: /removeLine of ps/,
    schedule: from({ path: '/wishlist', cart: { ps: 10 }, wished: ['pearl-studs'] }, [
      at(1_000, { fault: 'stuck', aim: 'cart' }),
      move(100, 'pearl-studs'),
      go(0, '/cart'),
      at(500, { do: 'removeLine', slug: 'pearl-studs' }),
    ]),
  },
  dropWhileMoving: {
    about: 'A wish that is removed while another is moved to the cart stays on the list.',
    invariant: 'actKept',
    says: /dropWish of star-charm/,
    schedule: from({ path: '/wishlist', wished: ['star-charm', 'pearl-studs'] }, [
      late(1_000, 'cart', 1_000),
      move(100, 'pearl-studs'),
      at(300, { do: 'dropWish', slug: 'star-charm' }),
    ]),
  },
}

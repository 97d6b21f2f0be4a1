import { at, type Finder, from, go, heart, late } from './aim.ts'

/** Faults of the wishlist and its hearts. */
export const wishes: Readonly<Record<string, Finder>> = {
  unseenWishRemoved: {
    about: 'Removing every wish that is shown deletes one that was never shown.',
    invariant: 'nothingUnasked',
    says: /rose-grooved-band false/,
    schedule: from({ path: '/wishlist', wished: ['temple-coin-pendant'] }, [
      { wait: 1_000, beside: 'deviceWishes', customer: 'asha', slug: 'rose-grooved-band' },
      at(500, { do: 'dropWish', slug: 'temple-coin-pendant' }),
    ]),
  },
  heartBeforeLeaving: {
    about:
      'A heart that is pressed just before the page is left is not on the wishlist that is shown.',
    invariant: 'wishesShown',
    says: /the shop has temple-coin-pendant/,
    schedule: from({ path: '/eshop' }, [
      at(1_000, { fault: 'slow', ms: 300 }),
      heart(100),
      go(100, '/'),
    ]),
  },
  heartLostOnLeaving: {
    about:
      'A heart that is pressed just before the page is left is lost with its call, without a word.',
    invariant: 'actKept',
    says: /heart of temple-coin-pendant/,
    schedule: from({ path: '/eshop' }, [
      at(1_000, { fault: 'slow', ms: 300 }),
      at(100, { fault: 'callLost', aim: 'wish' }),
      heart(100),
      go(100, '/'),
    ]),
  },
  heartBeforeWishlist: {
    about: 'A heart that is pressed on a slow line is missing on the wishlist that opens after it.',
    invariant: 'wishesShown',
    says: /the shop has temple-coin-pendant/,
    schedule: from({ path: '/eshop' }, [
      at(1_000, { fault: 'callLate', aim: 'wish', ms: 5_000 }),
      heart(100),
      go(100, '/wishlist'),
    ]),
  },
  heartsAfterFailedRead: {
    about: 'After a failed read of the wishlist all hearts stay off.',
    invariant: 'heartsShown',
    says: /shows nothing/,
    schedule: from({ path: '/eshop', wished: ['temple-coin-pendant'] }, [
      at(1_000, { fault: 'serverFails', aim: 'wishlist' }),
      at(100, { do: 'reload' }),
    ]),
  },
  heartsWhileRemoving: {
    about: 'The hearts of a list that opens while wishes are removed stay on.',
    invariant: 'heartsShown',
    says: /shows temple-coin-pendant; the shop has nothing/,
    schedule: from({ path: '/wishlist', wished: ['temple-coin-pendant'] }, [
      late(1_000, 'wish', 1_000),
      at(100, { do: 'dropWish', slug: 'temple-coin-pendant' }),
      go(300, '/eshop'),
    ]),
  },
  unsureWish: {
    about:
      'A heart that is pressed back after an unanswered press is not sent, though the shop has it.',
    invariant: 'actKept',
    says: /heart of temple-coin-pendant/,
    schedule: from({ path: '/eshop' }, [
      at(1_000, { fault: 'answerFails', aim: 'wish' }),
      heart(100),
      heart(500),
    ]),
  },
  wishesLostOnReload: {
    about: 'Of several removed wishes a reload sends one alone.',
    invariant: 'actKept',
    says: /confirmAllWishes of/,
    schedule: from(
      {
        path: '/wishlist',
        wished: ['temple-coin-pendant', 'polished-ball-earrings', 'rose-grooved-band'],
      },
      [
        at(1_000, { do: 'askAllWishes' }),
        at(300, { do: 'confirmAllWishes' }),
        at(300, { do: 'reload' }),
      ],
    ),
  },
}

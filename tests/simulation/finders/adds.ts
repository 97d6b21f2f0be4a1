import { pageOf } from '../world/pool.ts'
import { adding, at, draft, type Finder, from, go, late, lost, onCart, studs, type } from './aim.ts'

const band = pageOf('rose-grooved-band')

/** Faults of adding pieces on the page of a product. */
export const adds: Readonly<Record<string, Finder>> = {
  typedWhileAdding: {
    about: 'Sizes that are typed into the table while an add is under way vanish.',
    invariant: 'draftKept',
    says: /7 typed for rg13-52/,
    schedule: from({ path: band }, [
      draft(1_000, 'rg13-50', 5),
      late(100, 'cart', 2_000),
      at(100, { do: 'add' }),
      draft(500, 'rg13-52', 7),
    ]),
  },
  addTwice: {
    about: 'An add whose answer was lost and that is pressed again counts twice.',
    invariant: 'actKept',
    says: /add of er03/,
    schedule: adding(lost(100, 'cart'), at(3_000, { do: 'add' })),
  },
  addRepeatedByNetwork: {
    about: 'An add that the network sends twice counts twice.',
    invariant: 'actKept',
    says: /add of er03/,
    schedule: adding(at(100, { fault: 'callTwice', aim: 'cart' })),
  },
  editAfterAdd: {
    about: 'A slow add overwrites a quantity that was typed into the cart after it.',
    invariant: 'actKept',
    says: /type of er03/,
    schedule: from({ path: studs, cart: { er03: 10 } }, [
      draft(1_000, 'er03', 20),
      at(100, { fault: 'callLate', aim: 'cart', ms: 3_000 }),
      at(100, { do: 'add' }),
      go(100, '/cart'),
      type(500, 30),
    ]),
  },
  addAfterEdit: {
    about: 'An edit of the cart that is tried again overwrites what was added after it.',
    invariant: 'actKept',
    says: /add of er03/,
    schedule: onCart(
      at(1_000, { fault: 'serverFails', aim: 'cart' }),
      type(100, 30),
      go(100, studs),
      draft(300, 'er03', 20),
      at(100, { do: 'add' }),
    ),
  },
  failedAddOfLeftPage: {
    about: 'An add that fails after its page was left shows no message.',
    invariant: 'actKept',
    says: /add of er03/,
    schedule: adding(at(100, { fault: 'callLost', aim: 'cart' }), go(0, '/')),
  },
}

import { at, type Finder, from, go, late, lost, onCart } from './aim.ts'

const save = (wait: number, variant: string) => at(wait, { do: 'saveRow', variant })
const twoRows = { path: '/cart', cart: { er03: 10, pd10: 10 } }

/** Faults of saving for later, and of named lists. */
export const saved: Readonly<Record<string, Finder>> = {
  savesLostOnLeaving: {
    about: 'A row that is saved while another one is being saved stays in the cart of a left page.',
    invariant: 'actKept',
    says: /10 of pd10 should be saved/,
    schedule: from(twoRows, [
      late(1_000, 'saved', 2_000),
      save(100, 'er03'),
      save(100, 'pd10'),
      go(100, '/'),
    ]),
  },
  savesLostOnReload: {
    about: 'A row that is saved while another one is being saved stays in the cart after a reload.',
    invariant: 'actKept',
    says: /10 of pd10 should be saved/,
    schedule: from(twoRows, [
      late(1_000, 'saved', 2_000),
      save(100, 'er03'),
      save(100, 'pd10'),
      at(100, { do: 'reload' }),
    ]),
  },
  savedRowOrdered: {
    about: 'A row that is being saved for later is ordered.',
    invariant: 'orderAsWanted',
    says: /er03: 10 pieces are ordered, 0 were wanted/,
    schedule: onCart(
      at(1_000, { fault: 'stuck', aim: 'saved' }),
      save(100, 'er03'),
      go(0, '/cart/checkout'),
      at(300, { do: 'order' }),
    ),
  },
  listLostOnLeaving: {
    about: 'A list that is not saved because its call was lost ends with its page, without a word.',
    invariant: 'listOnce',
    says: /List 1 of 1 rows was saved 0 times/,
    schedule: onCart(
      at(1_000, { fault: 'stuck', aim: 'list' }),
      at(100, { do: 'saveList' }),
      go(0, '/lists'),
    ),
  },
  listSavedTwice: {
    about: 'A list whose answer was lost is saved a second time by the next press.',
    invariant: 'listOnce',
    says: /List 1 of 1 rows was saved 2 times/,
    schedule: onCart(
      lost(1_000, 'list'),
      at(100, { do: 'saveList' }),
      at(3_000, { do: 'saveList' }),
    ),
  },
  listAddedTwice: {
    about: 'All of a list, added with a lost answer, counts twice.',
    invariant: 'actKept',
    says: /addList of er03 was added 2 times/,
    schedule: onCart(
      at(1_000, { do: 'saveList' }),
      go(500, '/lists'),
      at(500, { do: 'giveList' }),
      at(1_000, { fault: 'answerLost', aim: 'cart' }),
      at(100, { do: 'addList' }),
    ),
  },
}

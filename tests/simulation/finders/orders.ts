import { at, type Finder, from, go, late, lost, on, ordering, plus, type } from './aim.ts'

/** Faults of placing orders. */
export const orders: Readonly<Record<string, Finder>> = {
  typedBeforeOrder: {
    about:
      'A quantity that is typed just before the order is placed is lost, and the old one ordered.',
    invariant: 'orderAsWanted',
    says: /er03: \d+ pieces are ordered, 50 were wanted/,
    schedule: from({ path: '/cart', cart: { er03: 2 } }, [
      late(1_000, 'cart', 5_000),
      plus(100),
      type(300, 50),
      go(200, '/cart/checkout'),
      at(800, { do: 'order' }),
    ]),
  },
  orderNeverShown: {
    about: 'An order whose answer was lost is never shown.',
    invariant: 'orderShown',
    says: /no page says/,
    schedule: ordering(lost(1_000, 'order')),
  },
  backWhilePlacing: {
    about: 'An order is never shown to a buyer who goes back while it is placed.',
    invariant: 'orderShown',
    says: /no page says/,
    schedule: ordering(late(1_000, 'order', 1_000), go(300, '/cart')),
  },
  reloadWhilePlacing: {
    about: 'An order is never shown to a buyer who reloads the page while it is placed.',
    invariant: 'orderShown',
    says: /no page says/,
    schedule: ordering(late(1_000, 'order', 1_000), at(300, { do: 'reload' })),
  },
  keysOfTwoTabs: {
    about: 'A refused order of another tab takes away the key of one whose answer was lost.',
    invariant: 'orderShown',
    says: /no page says/,
    schedule: from(
      {
        tabs: [
          { browser: 0, path: '/cart/checkout' },
          { browser: 0, path: '/cart/checkout' },
        ],
        cart: { er03: 10 },
      },
      [
        late(1_000, 'order', 5_000),
        on(1)(0, { fault: 'callLate', aim: 'order', ms: 500 }),
        at(100, { do: 'order' }),
        on(1)(10, { do: 'order' }),
        at(2_000, { do: 'reload' }),
      ],
    ),
  },
}

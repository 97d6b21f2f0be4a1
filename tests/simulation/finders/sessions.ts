import { at, type Finder, from, go, late, on } from './aim.ts'

/** Faults of logins. */
export const sessions: Readonly<Record<string, Finder>> = {
  oldTabDeletesLogin: {
    about: 'A tab that slept with an old token deletes the cookie of the newer login.',
    invariant: 'sessionKept',
    says: /tab 1 deleted/,
    schedule: from(
      {
        tabs: [
          { browser: 0, path: '/my-account' },
          { browser: 0, path: '/' },
        ],
      },
      [
        on(1)(1_000, { do: 'sleep' }),
        at(500, { do: 'logout' }),
        go(1_000, '/login'),
        at(500, { do: 'login', customer: 'asha' }),
        on(1)(5_000, { do: 'wake' }),
      ],
    ),
  },
  lateLogin: {
    about: 'A late login pulls a buyer who has moved on back to the front page.',
    invariant: 'notPulled',
    says: /from \/the-shop/,
    schedule: from({ path: '/login', browsers: [null] }, [
      late(1_000, 'login', 2_000),
      at(100, { do: 'login', customer: 'asha' }),
      go(500, '/the-shop'),
    ]),
  },
}

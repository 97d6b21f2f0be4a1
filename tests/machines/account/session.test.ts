import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import {
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  SimulatedClock,
  waitFor,
} from 'xstate'
import type { Credentials } from '../../../src/machines/account/loginProblems.ts'
import {
  selectIsCertain,
  selectIsLoggingIn,
  selectLoginProblems,
  selectRefusal,
  selectToken,
  selectUser,
  sessionMachine,
} from '../../../src/machines/account/session.machine.ts'
import type { LoginOutcome, SessionUser } from '../../../src/machines/account/sessionSetup.ts'
import type { ActsHolder } from '../../../src/machines/parts/actsSaved.ts'
import { recordingShell, refusal, user } from '../fixtures.ts'

const start = ({
  stored = null,
  login = () => Promise.reject(new Error('no network')),
  checkVerified = () => Promise.reject(new Error('no network')),
  logout = async () => undefined,
  readStored,
  acts = [],
  path = '/login',
}: {
  stored?: SessionUser | null
  login?: (credentials: Credentials) => Promise<LoginOutcome>
  checkVerified?: (asked: { userId: string }) => Promise<boolean>
  logout?: (revoked: { token: string }) => Promise<void>
  /** The user in the cookie, unless the cookie cannot be read. */
  readStored?: () => Promise<SessionUser | null>
  acts?: readonly ActsHolder[]
  path?: string
}) => {
  const shell = recordingShell()
  const clock = new SimulatedClock()
  const cookie: { user: SessionUser | null } = { user: stored }
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        login: fromPromise<LoginOutcome, Credentials>(({ input }) => login(input)),
        checkVerified: fromPromise<boolean, { userId: string }>(({ input }) =>
          checkVerified(input),
        ),
        logout: fromPromise<void, { token: string }>(({ input }) => logout(input)),
        watchStored: fromCallback(() => undefined),
        readStored: fromPromise(readStored ?? (async () => cookie.user)),
      },
      actions: {
        storeUser: ({ context }) => {
          cookie.user = context.user
        },
        forgetUser: ({ context }) => {
          if (cookie.user?.token === context.user?.token) cookie.user = null
        },
      },
    }),
    { clock, input: { shell, user: stored, acts } },
  ).start()
  actor.send({ type: 'location.shown', path })
  const reach = async (state: 'guest' | 'verified') => {
    await waitFor(actor, (snapshot) => snapshot.matches(state))
    return { sent: shell.sent, cookie: cookie.user, user: actor.getSnapshot().context.user }
  }
  return { actor, reach, shell, clock, cookie }
}

const credentials = { email: user.email, password: 'correct horse' }
const said = (key: string) => ({ type: 'said', sentence: { key } })
/** An applicant gets a link to the waiting room. */
const saidUnverified = {
  type: 'said',
  sentence: {
    key: 'session.unverified',
    link: { to: '/user/email-verification', key: 'verification.see' },
  },
}
const departed = (to: string) => ({ type: 'departed', to })
const opened = { type: 'session.opened', userId: user._id, token: user.token }
const closed = { type: 'session.closed' }

describe('Logging in', () => {
  test('Scenario: a verified buyer is stored, greeted and taken home', async () => {
    const login = vi.fn(async (): Promise<LoginOutcome> => ({ kind: 'verified', user }))
    const { actor, reach } = start({ login })
    actor.send({ type: 'login.submitted', ...credentials })
    expect(await reach('verified')).toEqual({
      sent: [opened, departed('/'), said('session.loggedIn')],
      cookie: user,
      user,
    })
    expect(login.mock.calls).toEqual([[credentials]])
    expect(actor.getSnapshot().context.credentials).toEqual({ email: '', password: '' })
  })

  test('Scenario: wrong fields are marked at once, without a call, until they are corrected', () => {
    const login = vi.fn(async (): Promise<LoginOutcome> => ({ kind: 'verified', user }))
    const { actor } = start({ login })
    const marked = () => selectLoginProblems(actor.getSnapshot())
    actor.send({ type: 'login.typed', email: 'asha', password: '' })
    expect(marked()).toEqual({})
    actor.send({ type: 'login.submitted', email: 'asha@rao', password: '' })
    expect([actor.getSnapshot().value, marked(), login.mock.calls]).toEqual([
      'guest',
      { email: { key: 'field.email' }, password: { key: 'field.required' } },
      [],
    ])
    actor.send({ type: 'login.typed', email: 'asha@rao', password: 'a' })
    expect(marked()).toEqual({ email: { key: 'field.email' } })
    actor.send({ type: 'login.typed', email: 'asha@rao.in', password: 'a' })
    expect(marked()).toEqual({})
    actor.send({ type: 'login.submitted', email: ' ', password: 'a' })
    expect(marked()).toEqual({ email: { key: 'field.required' } })
    actor.send({ type: 'location.shown', path: '/' })
    expect(marked()).toEqual({})
  })

  test.each([
    ['/eshop/rings?filter=price:asc', '/eshop/rings?filter=price:asc'],
    ['//evil.example', null],
  ])('Scenario: who was sent to the login by %s is offered %s, once', async (to, offered) => {
    const { actor, reach } = start({ login: async () => ({ kind: 'verified', user }) })
    actor.send({ type: 'login.needed', to })
    actor.send({ type: 'login.submitted', ...credentials })
    const link = offered === null ? {} : { link: { to: offered, key: 'session.goOn' } }
    expect((await reach('verified')).sent).toEqual([
      opened,
      departed('/'),
      { type: 'said', sentence: { key: 'session.loggedIn', ...link } },
    ])
    expect(actor.getSnapshot().context.wanted).toBeNull()
  })

  test('Scenario: a login on the account page also leads home', async () => {
    const { actor, reach } = start({
      ...{ login: async () => ({ kind: 'verified', user }), path: '/my-account' },
    })
    actor.send({ type: 'login.submitted', ...credentials })
    expect((await reach('verified')).sent).toContainEqual(departed('/'))
  })

  test('Scenario: a slow login does not redirect a buyer who has moved on', async () => {
    const { actor, reach } = start({
      ...{ login: async () => ({ kind: 'verified', user }), path: '/the-shop' },
    })
    actor.send({ type: 'login.submitted', ...credentials })
    expect((await reach('verified')).sent).toEqual([
      opened,
      { type: 'shop.changed', what: 'everything' },
      said('session.loggedIn'),
    ])
  })

  test('Scenario: an unverified buyer stays a guest and sees why', async () => {
    const { actor, reach } = start({ login: async () => ({ kind: 'unverified' }) })
    actor.send({ type: 'login.submitted', ...credentials })
    expect(await reach('guest')).toEqual({
      sent: [saidUnverified],
      cookie: null,
      user: null,
    })
  })

  test('Scenario: a wrong password shows the message of the server', async () => {
    const { actor, reach } = start({ login: async () => refusal('Wrong e-mail or password.') })
    actor.send({ type: 'login.submitted', ...credentials })
    expect((await reach('guest')).sent).toEqual([
      { type: 'said', sentence: { text: 'Wrong e-mail or password.', code: 'conflict' } },
    ])
  })

  test('Scenario: a failing server raises the default toast, and the form says that it was not sent', async () => {
    const { actor, reach } = start({})
    actor.send({ type: 'login.submitted', ...credentials })
    expect((await reach('guest')).sent).toEqual([
      { type: 'toast.raised', sentence: { key: 'error.default' } },
    ])
    expect(selectRefusal(actor.getSnapshot())).toEqual({ key: 'form.unsent' })
  })
})

describe('Starting with a stored user', () => {
  test('Scenario: still verified, the session goes on', async () => {
    const { reach } = start({ stored: user, checkVerified: async () => true })
    expect(await reach('verified')).toEqual({ sent: [opened], cookie: user, user })
  })

  test('Scenario: no longer verified, the cookie and all data of the customer are removed', async () => {
    const { reach } = start({ stored: user, checkVerified: async () => false })
    expect(await reach('guest')).toEqual({ sent: [opened, closed], cookie: null, user: null })
  })

  describe('The token is refused during the check of the stored user', () => {
    const refusedEarly = (more: Partial<Parameters<typeof start>[0]> = {}) => {
      const shop = start({
        stored: user,
        checkVerified: () => new Promise(() => undefined),
        ...more,
      })
      shop.shell.sent.length = 0
      return shop
    }
    const rejected = { type: 'session.rejected', token: user.token } as const

    test('Scenario: the session ends without a message: the buyer has not begun anything', async () => {
      const { actor, reach } = refusedEarly()
      actor.send({ type: 'session.rejected', token: 'an older one' })
      expect(actor.getSnapshot().value).toBe('verifying')
      actor.send(rejected)
      expect(await reach('guest')).toEqual({ sent: [closed], cookie: null, user: null })
    })

    test('Scenario: the newer login of another tab is used', async () => {
      const newer = { ...user, token: 'n'.repeat(43) }
      const { actor, cookie } = refusedEarly()
      cookie.user = newer
      actor.send(rejected)
      const { context } = await waitFor(actor, ({ context }) => context.user?.token === newer.token)
      expect([context.user, actor.getSnapshot().value]).toEqual([newer, 'verifying'])
    })

    test('Scenario: a cookie that cannot be read ends the session as well', async () => {
      const { actor, reach } = refusedEarly({
        readStored: () => Promise.reject(new Error('blocked')),
      })
      actor.send(rejected)
      expect((await reach('guest')).sent).toEqual([closed])
    })
  })

  test('Scenario: an unreachable server logs nobody out', async () => {
    const { reach } = start({ stored: user })
    expect(await reach('verified')).toEqual({ sent: [opened], cookie: user, user })
  })
})

describe('Leaving', () => {
  const ways: readonly (readonly [string, () => Promise<void>])[] = [
    ['revoked', async () => undefined],
    ['not reachable', () => Promise.reject(new Error('no network'))],
  ]
  test.for(ways)('Scenario: logging out when the server has %s', async ([, logout]) => {
    const { actor, reach, shell } = start({
      stored: user,
      checkVerified: async () => true,
      logout,
    })
    await reach('verified')
    shell.sent.length = 0
    actor.send({ type: 'logout.requested' })
    expect(await reach('guest')).toEqual({
      sent: [departed('/'), said('session.loggedOut'), closed],
      cookie: null,
      user: null,
    })
  })

  test('Scenario: the server rejects the token in use, the session ends at the login', async () => {
    const { actor, reach, shell } = start({ stored: user, checkVerified: async () => true })
    await reach('verified')
    shell.sent.length = 0
    actor.send({ type: 'session.rejected', token: 'an older one' })
    expect(shell.sent).toEqual([])
    actor.send({ type: 'session.rejected', token: user.token })
    expect(await reach('guest')).toEqual({
      sent: [said('session.loginRequired'), departed('/login'), closed],
      cookie: null,
      user: null,
    })
  })

  test('Scenario: a refused token ends the session at the login, even if the cookie cannot be read', async () => {
    const { actor, reach, shell } = start({
      ...{ stored: user, checkVerified: async () => true },
      readStored: () => Promise.reject(new Error('blocked')),
    })
    await reach('verified')
    shell.sent.length = 0
    actor.send({ type: 'session.rejected', token: user.token })
    expect((await reach('guest')).sent).toEqual([
      ...[said('session.loginRequired'), departed('/login'), closed],
    ])
  })

  test('Scenario: the page that has erased the account stays open when the session ends', async () => {
    const { actor, reach, shell } = start({
      ...{ stored: user, checkVerified: async () => true, path: '/gdpr/erase/a-token' },
    })
    await reach('verified')
    shell.sent.length = 0
    actor.send({ type: 'session.rejected', token: user.token })
    expect(await reach('guest')).toEqual({ sent: [closed], cookie: null, user: null })
  })

  const newer = { ...user, token: 'n'.repeat(43) }

  /** The shop refuses the token of this tab after `stored` has logged in in another one. */
  const refusedAfter = async (stored: typeof user) => {
    const { actor, reach, shell, cookie } = start({
      stored: user,
      checkVerified: async () => true,
    })
    await reach('verified')
    cookie.user = stored
    shell.sent.length = 0
    actor.send({ type: 'session.rejected', token: user.token })
    await waitFor(actor, (snapshot) => snapshot.matches('verifying'))
    return reach('verified')
  }

  test('Scenario: a suspended tab is refused; the newer login of another tab is kept and used', async () => {
    expect(await refusedAfter(newer)).toEqual({
      sent: [
        { type: 'shop.changed', what: 'everything' },
        { ...opened, token: newer.token },
      ],
      cookie: newer,
      user: newer,
    })
  })

  test('Scenario: after the login of another customer, no data of the first customer stays', async () => {
    const other = { ...newer, _id: 'u-2' }
    expect((await refusedAfter(other)).sent).toEqual([
      closed,
      { type: 'shop.changed', what: 'everything' },
      { ...opened, userId: 'u-2', token: other.token },
    ])
  })

  describe('Changing the account', () => {
    const verified = async () => {
      const shop = start({ stored: user, checkVerified: async () => true })
      await shop.reach('verified')
      shop.shell.sent.length = 0
      return shop
    }

    test('Scenario: the new token is stored, and the socket and the pages use it', async () => {
      const { actor, reach } = await verified()
      actor.send({ type: 'session.renewed', user: newer })
      expect(await reach('verified')).toEqual({
        sent: [
          { type: 'shop.changed', what: 'everything' },
          { ...opened, token: newer.token },
        ],
        cookie: newer,
        user: newer,
      })
    })

    test('Scenario: the old token is refused before the answer arrives, and this device stays logged in', async () => {
      const { actor, reach, shell } = await verified()
      actor.send({ type: 'session.rejected', token: user.token })
      actor.send({ type: 'session.renewed', user: newer })
      expect((await reach('verified')).user).toEqual(newer)
      expect(shell.sent).not.toContainEqual(departed('/login'))
    })

    test('Scenario: the answer arrives while the buyer logs out, and the new token is revoked', async () => {
      const logout = vi.fn(() => new Promise<void>(() => undefined))
      const { actor } = start({ stored: user, checkVerified: async () => true, logout })
      await waitFor(actor, (snapshot) => snapshot.matches('verified'))
      actor.send({ type: 'logout.requested' })
      await waitFor(actor, (snapshot) => snapshot.matches('loggingOut'))
      actor.send({ type: 'session.renewed', user: newer })
      expect([logout.mock.calls.length, actor.getSnapshot().context.user]).toEqual([2, newer])
    })

    test('Scenario: the answer for a customer who has left changes nothing', async () => {
      const { actor, cookie } = await verified()
      actor.send({ type: 'session.renewed', user: { ...newer, _id: 'u-2' } })
      expect([cookie.user, actor.getSnapshot().context.user]).toEqual([user, user])
    })
  })

  test('Scenario: a rejected token is not sent again while the cookie is read', async () => {
    const looking = Promise.withResolvers<SessionUser | null>()
    const { actor, reach } = start({
      ...{ stored: user, checkVerified: async () => true, readStored: () => looking.promise },
    })
    await reach('verified')
    expect(selectToken(actor.getSnapshot())).toBe(user.token)
    actor.send({ type: 'session.rejected', token: user.token })
    expect([selectToken(actor.getSnapshot()), selectIsCertain(actor.getSnapshot())]).toEqual([
      undefined,
      false,
    ])
    looking.resolve(null)
    await reach('guest')
    expect(selectIsCertain(actor.getSnapshot())).toBe(true)
  })

  describe('In sync with the other tabs', () => {
    const other = { ...newer, _id: 'u-2' }
    const verified = async () => {
      const shop = start({ stored: user, checkVerified: async () => true })
      await shop.reach('verified')
      shop.shell.sent.length = 0
      return shop
    }

    test('Scenario: a login in another tab is used here, and leaves the login page', async () => {
      const { actor, reach } = start({ checkVerified: async () => true })
      actor.send({ type: 'stored.changed', user })
      expect(await reach('verified')).toMatchObject({ sent: [departed('/'), opened], user })
    })

    test('Scenario: a logout in another tab ends the session here', async () => {
      const { actor, reach } = await verified()
      actor.send({ type: 'stored.changed', user: null })
      expect((await reach('guest')).sent).toEqual([
        departed('/'),
        said('session.loggedOut'),
        closed,
      ])
    })

    test('Scenario: another customer logs in in another tab; no data of the first stays', async () => {
      const { actor, reach } = await verified()
      actor.send({ type: 'stored.changed', user: other })
      expect((await reach('verified')).sent).toEqual([
        closed,
        { type: 'shop.changed', what: 'everything' },
        { ...opened, userId: 'u-2', token: other.token },
      ])
    })

    test('Scenario: a cookie that is the same changes nothing', async () => {
      const { actor, shell } = await verified()
      actor.send({ type: 'stored.changed', user: { ...user } })
      expect(shell.sent).toEqual([])
      expect(actor.getSnapshot().value).toBe('verified')
    })

    test('Scenario: a cookie that was the same does not log in again after a logout', async () => {
      const { actor, reach } = await verified()
      actor.send({ type: 'stored.changed', user: { ...user } })
      actor.send({ type: 'logout.requested' })
      expect(await reach('guest')).toMatchObject({ user: null, cookie: null })
      expect(actor.getSnapshot().value).toBe('guest')
    })

    test('Scenario: the login of another tab is used after this one has logged its own customer out', async () => {
      const revoking = Promise.withResolvers<void>()
      const { actor, reach, cookie } = start({
        ...{ stored: user, checkVerified: async () => true, logout: () => revoking.promise },
      })
      await reach('verified')
      actor.send({ type: 'logout.requested' })
      await waitFor(actor, (snapshot) => snapshot.matches('loggingOut'))
      cookie.user = other
      actor.send({ type: 'stored.changed', user: other })
      revoking.resolve()
      expect(await reach('verified')).toMatchObject({ cookie: other, user: other })
    })

    test('Scenario: a newer login of the same customer is logged out with the rest', async () => {
      const logout = vi.fn(() => new Promise<void>(() => undefined))
      const { actor } = start({ stored: user, checkVerified: async () => true, logout })
      await waitFor(actor, (snapshot) => snapshot.matches('verified'))
      actor.send({ type: 'logout.requested' })
      await waitFor(actor, (snapshot) => snapshot.matches('loggingOut'))
      actor.send({ type: 'stored.changed', user: newer })
      expect([logout.mock.calls.length, actor.getSnapshot().context.user]).toEqual([2, newer])
    })

    test('Scenario: a wrong password here does not hide the login of another tab', async () => {
      const answer = Promise.withResolvers<LoginOutcome>()
      const { actor, reach } = start({
        ...{ checkVerified: async () => true, login: () => answer.promise },
      })
      actor.send({ type: 'login.submitted', ...credentials })
      actor.send({ type: 'stored.changed', user: other })
      answer.resolve(refusal('Wrong e-mail or password.'))
      expect((await reach('verified')).user).toEqual(other)
    })
  })

  describe('Unsaved changes at a logout', () => {
    const holder = () => {
      const ref = createActor(
        createMachine({
          initial: 'unsaved',
          states: {
            unsaved: { on: { 'acts.flushed': 'sending' } },
            sending: { on: { saved: 'saved' } },
            saved: {},
          },
        }),
      ).start()
      const acts: readonly ActsHolder[] = [
        { ref, isUnsaved: (snapshot) => !ref.getSnapshot().matches('saved') && snapshot !== null },
      ]
      return { ref, acts }
    }

    test('Scenario: they are sent at once, and the token is revoked when they are saved', async () => {
      const { ref, acts } = holder()
      const logout = vi.fn(async () => undefined)
      const { actor, reach } = start({
        ...{ stored: user, checkVerified: async () => true, logout, acts },
      })
      await reach('verified')
      actor.send({ type: 'logout.requested' })
      // Everything that does not wait has happened by then.
      await setImmediate()
      expect([ref.getSnapshot().value, logout.mock.calls.length]).toEqual(['sending', 0])
      ref.send({ type: 'saved' })
      await reach('guest')
      expect(logout).toHaveBeenCalledOnce()
    })

    const leaving = async () => {
      const { ref, acts } = holder()
      const logout = vi.fn(async (_revoked: { token: string }) => undefined)
      const shop = start({ stored: user, checkVerified: async () => true, logout, acts })
      await shop.reach('verified')
      shop.actor.send({ type: 'logout.requested' })
      return { ...shop, ref, logout }
    }

    test.each(['session.renewed', 'stored.changed'] as const)(
      'Scenario: %s brings a newer token during a logout; the newer one is revoked',
      async (type) => {
        const { actor, reach, ref, logout } = await leaving()
        actor.send({ type, user: newer })
        ref.send({ type: 'saved' })
        expect((await reach('guest')).user).toBeNull()
        expect(logout.mock.calls).toEqual([[{ token: newer.token }]])
      },
    )

    test('Scenario: a new token is stored, so that the cookie of this customer is removed', async () => {
      const { actor, cookie, reach, ref } = await leaving()
      actor.send({ type: 'session.renewed', user: newer })
      expect(cookie.user).toEqual(newer)
      ref.send({ type: 'saved' })
      expect((await reach('guest')).cookie).toBeNull()
    })

    test('Scenario: the login of another customer is not revoked', async () => {
      const { actor, ref, logout, reach } = await leaving()
      const other = { ...newer, _id: 'u-2' }
      actor.send({ type: 'session.renewed', user: other })
      ref.send({ type: 'saved' })
      await reach('guest')
      expect(logout.mock.calls).toEqual([[{ token: user.token }]])
    })

    test('Scenario: the logout does not wait for a shop that does not answer', async () => {
      const { acts } = holder()
      const { actor, reach, clock } = start({
        ...{ stored: user, checkVerified: async () => true, acts },
      })
      await reach('verified')
      actor.send({ type: 'logout.requested' })
      clock.increment(3_000)
      expect((await reach('guest')).user).toBeNull()
    })
  })

  test('Scenario: the stored customer is checked, and a logout revokes the token', async () => {
    const checkVerified = vi.fn(async (_asked: { userId: string }) => true)
    const logout = vi.fn(async (_revoked: { token: string }) => undefined)
    const { actor, reach } = start({ stored: user, checkVerified, logout })
    await reach('verified')
    actor.send({ type: 'logout.requested' })
    await reach('guest')
    expect([checkVerified.mock.calls, logout.mock.calls]).toEqual([
      [[{ userId: user._id }]],
      [[{ token: user.token }]],
    ])
  })

  test('Scenario: a customer may log out during the check', async () => {
    const { actor, reach } = start({
      ...{ stored: user, checkVerified: () => new Promise<boolean>(() => undefined) },
    })
    actor.send({ type: 'logout.requested' })
    expect(await reach('guest')).toMatchObject({ user: null, cookie: null })
  })

  test('Scenario: the customer, a running login, and the reason of a refusal', async () => {
    const answer = Promise.withResolvers<LoginOutcome>()
    const { actor, reach } = start({ login: () => answer.promise })
    const seen = () => {
      const snapshot = actor.getSnapshot()
      return [selectUser(snapshot), selectIsLoggingIn(snapshot), selectRefusal(snapshot)]
    }
    expect(seen()).toEqual([null, false, null])
    actor.send({ type: 'login.submitted', ...credentials })
    expect(seen()).toEqual([null, true, null])
    answer.resolve(refusal('Wrong e-mail or password.'))
    await reach('guest')
    expect(seen()).toEqual([
      ...[null, false, { text: 'Wrong e-mail or password.', code: 'conflict' }],
    ])
    actor.send({ type: 'location.shown', path: '/blog' })
    expect(seen()).toEqual([null, false, null])
    actor.send({ type: 'stored.changed', user })
    expect(selectUser(actor.getSnapshot())).toEqual(user)
  })
})

import { describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectIsCertain,
  selectIsLoggingIn,
  selectRefusal,
  selectToken,
  selectUser,
} from '../../../src/machines/account/session.machine.ts'
import type { LoginOutcome, SessionUser } from '../../../src/machines/account/sessionSetup.ts'
import { refusal, user } from '../fixtures.ts'
import { closed, credentials, departed, opened, said, start } from './startSession.ts'

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

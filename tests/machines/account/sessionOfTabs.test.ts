import { describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { LoginOutcome } from '../../../src/machines/account/sessionSetup.ts'
import { refusal, user } from '../fixtures.ts'
import { closed, credentials, departed, newer, opened, said, start } from './startSession.ts'

describe('Leaving', () => {
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
})

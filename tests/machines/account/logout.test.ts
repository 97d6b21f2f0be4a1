import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { ActsHolder } from '../../../src/machines/parts/actsSaved.ts'
import { user } from '../fixtures.ts'
import { closed, departed, newer, said, start } from './startSession.ts'

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
})

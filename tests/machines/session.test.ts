import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type Credentials,
  type LoginOutcome,
  type SessionUser,
  sessionMachine,
} from '../../src/machines/session.machine.ts'
import { recordingShell, refusal, user } from './fixtures.ts'

const start = ({
  stored = null,
  login = () => Promise.reject(new Error('no network')),
  checkVerified = () => Promise.reject(new Error('no network')),
  logout = async () => undefined,
}: {
  stored?: SessionUser | null
  login?: (credentials: Credentials) => Promise<LoginOutcome>
  checkVerified?: () => Promise<boolean>
  logout?: () => Promise<void>
}) => {
  const shell = recordingShell()
  const cookie: { user: SessionUser | null } = { user: stored }
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        login: fromPromise<LoginOutcome, Credentials>(({ input }) => login(input)),
        checkVerified: fromPromise<boolean, { userId: string }>(checkVerified),
        logout: fromPromise<void>(logout),
      },
      actions: {
        storeUser: ({ context }) => {
          cookie.user = context.user
        },
        forgetUser: () => {
          cookie.user = null
        },
      },
    }),
    { input: { shell, user: stored } },
  ).start()
  const reach = async (state: 'guest' | 'verified') => {
    await waitFor(actor, (snapshot) => snapshot.matches(state))
    return { told: shell.told, cookie: cookie.user, user: actor.getSnapshot().context.user }
  }
  return { actor, reach, shell }
}

const credentials = { email: user.email, password: 'correct horse' }
const said = (key: string) => ({ type: 'said', sentence: { key } })
const departed = (to: string) => ({ type: 'departed', to })
const opened = { type: 'session.opened', userId: user._id, token: user.token }
const closed = { type: 'session.closed' }

describe('Logging in', () => {
  test('Scenario: a verified buyer is stored, greeted and taken home', async () => {
    const login = vi.fn(async (): Promise<LoginOutcome> => ({ kind: 'verified', user }))
    const { actor, reach } = start({ login })
    actor.send({ type: 'login.submitted', ...credentials })
    expect(await reach('verified')).toEqual({
      told: [opened, departed('/'), said('session.loggedIn')],
      cookie: user,
      user,
    })
    expect(login.mock.calls).toEqual([[credentials]])
    expect(actor.getSnapshot().context.credentials).toEqual({ email: '', password: '' })
  })

  test('Scenario: an unverified buyer stays a guest and reads why', async () => {
    const { actor, reach } = start({ login: async () => ({ kind: 'unverified' }) })
    actor.send({ type: 'login.submitted', ...credentials })
    expect(await reach('guest')).toEqual({
      told: [said('session.unverified')],
      cookie: null,
      user: null,
    })
  })

  test('Scenario: a wrong password shows what the server says', async () => {
    const { actor, reach } = start({ login: async () => refusal('Wrong e-mail or password.') })
    actor.send({ type: 'login.submitted', ...credentials })
    expect((await reach('guest')).told).toEqual([
      { type: 'said', sentence: { text: 'Wrong e-mail or password.', code: 'conflict' } },
    ])
  })

  test('Scenario: a failing server raises the default toast', async () => {
    const { actor, reach } = start({})
    actor.send({ type: 'login.submitted', ...credentials })
    expect((await reach('guest')).told).toEqual([
      { type: 'toast.raised', sentence: { key: 'error.default' } },
    ])
  })
})

describe('Starting with a stored user', () => {
  test('Scenario: still verified, the session goes on', async () => {
    const { reach } = start({ stored: user, checkVerified: async () => true })
    expect(await reach('verified')).toEqual({ told: [opened], cookie: user, user })
  })

  test('Scenario: no longer verified, the cookie goes and nothing of the customer stays', async () => {
    const { reach } = start({ stored: user, checkVerified: async () => false })
    expect(await reach('guest')).toEqual({ told: [opened, closed], cookie: null, user: null })
  })

  test('Scenario: a server that cannot be asked logs nobody out', async () => {
    const { reach } = start({ stored: user })
    expect(await reach('verified')).toEqual({ told: [opened], cookie: user, user })
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
    shell.told.length = 0
    actor.send({ type: 'logout.requested' })
    expect(await reach('guest')).toEqual({
      told: [departed('/'), said('session.loggedOut'), closed],
      cookie: null,
      user: null,
    })
  })

  test('Scenario: the server rejects the token in use, the session ends at the login', async () => {
    const { actor, reach, shell } = start({ stored: user, checkVerified: async () => true })
    await reach('verified')
    shell.told.length = 0
    actor.send({ type: 'session.rejected', token: 'an older one' })
    expect(shell.told).toEqual([])
    actor.send({ type: 'session.rejected', token: user.token })
    expect(await reach('guest')).toEqual({
      told: [said('session.loginRequired'), departed('/login'), closed],
      cookie: null,
      user: null,
    })
  })
})

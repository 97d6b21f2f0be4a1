import { describe, expect, test, vi } from 'vitest'
import {
  selectLoginProblems,
  selectRefusal,
} from '../../../src/machines/account/session.machine.ts'
import type { LoginOutcome } from '../../../src/machines/account/sessionSetup.ts'
import { refusal, user } from '../fixtures.ts'
import { credentials, departed, opened, said, start } from './startSession.ts'

/** An applicant gets a link to the waiting room. */
const saidUnverified = {
  type: 'said',
  sentence: {
    key: 'session.unverified',
    link: { to: '/user/email-verification', key: 'verification.see' },
  },
}

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
  ])(
    'Scenario: a buyer who was sent to the login by %s is offered %s, once',
    async (to, offered) => {
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
    },
  )

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

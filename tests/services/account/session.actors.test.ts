import type { RequestHandler } from 'msw'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { contract } from '../../../src/contracts/index.ts'
import { provideEmailVerification } from '../../../src/services/account/emailVerification.actors.ts'
import { user } from '../../machines/fixtures.ts'
import { mocks, start, useMockedCalls } from '../startServices.ts'

useMockedCalls()

describe('Logging in', () => {
  const login = async (call: RequestHandler) => {
    const { machines, cookie, shell } = start(call)
    const actor = createActor(machines.session, { input: { shell, user: null } }).start()
    actor.send({ type: 'login.submitted', email: user.email, password: 'correct horse' })
    await waitFor(actor, (snapshot) => snapshot.matches('guest') || snapshot.matches('verified'))
    return [cookie.user, shell.sent.at(-1)]
  }

  test('Scenario: the cookie only contains the customer and the token', async () => {
    const reply = { ...user, verified: true as const, message: 'Hello' }
    expect(await login(mocks.handle(contract.customer.login, { body: reply }))).toEqual([
      user,
      { type: 'said', sentence: { key: 'session.loggedIn' } },
    ])
  })

  test('Scenario: a reply without verification stores nobody', async () => {
    const reply = { verified: false as const, message: 'Not yet', application: 'a'.repeat(43) }
    expect(await login(mocks.handle(contract.customer.login, { body: reply }))).toEqual([
      null,
      {
        type: 'said',
        sentence: {
          key: 'session.unverified',
          link: { to: '/user/email-verification', key: 'verification.see' },
        },
      },
    ])
  })

  test('Scenario: a wrong password is a refusal, a failing server is an error', async () => {
    const wrong = { code: 'invalid_credentials', message: 'Wrong.' } as const
    const broken = { code: 'internal', message: 'Broken.' } as const
    expect([
      await login(mocks.handle(contract.customer.login, { status: 401, body: wrong })),
      await login(mocks.handle(contract.customer.login, { status: 500, body: broken })),
    ]).toEqual([
      [null, { type: 'said', sentence: { text: 'Wrong.', code: 'invalid_credentials' } }],
      [null, { type: 'toast.raised', sentence: { key: 'error.default' } }],
    ])
  })
})

test('Scenario: at startup 401 ends the session like verified: false', async () => {
  const { machines, cookie, shell } = start(
    mocks.handle(contract.customer.checkVerified, { status: 401 }),
  )
  cookie.user = user
  const actor = createActor(machines.session, { input: { shell, user } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('guest'))
  expect(cookie.user).toBeNull()
})

test('Scenario: a link of the mail is followed once, however often its page starts', async () => {
  let asked = 0
  const { services } = start(
    mocks.handle(contract.customer.register, {
      body: () => {
        asked += 1
        return { message: 'Confirmed.', application: 'a'.repeat(43) }
      },
    }),
  )
  const verification = provideEmailVerification(services)
  const follow = async () => {
    const input = { token: 'x'.repeat(43), application: '' }
    const actor = createActor(verification, { input }).start()
    return (await waitFor(actor, (snapshot) => snapshot.matches('confirmed'))).context.sentence
  }
  expect([await Promise.all([follow(), follow()]), asked]).toEqual([
    [{ text: 'Confirmed.' }, { text: 'Confirmed.' }],
    1,
  ])
})

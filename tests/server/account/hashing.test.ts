import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) }
})

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  // The hash for unknown addresses is created on the first check of one.
  await login('nobody@buyers.test')
})
beforeEach(() => {
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
})
afterAll(() => shop.close())

const login = (registerEmail: string) =>
  shop.visitor.customer.login({ body: { registerEmail, password: 'wrong' } })

const register = (email: string) =>
  shop.visitor.customer.verifyEmail({
    body: {
      name: 'Meera',
      email,
      companyName: 'Shah Jewels',
      country: 'India',
      password,
      confirmPassword: password,
      checkTermsCondtion: true,
    },
  })

/** The number of hashes and verifications of a call. */
const work = async (call: () => Promise<unknown>) => {
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
  await call()
  return {
    hashed: vi.mocked(hash).mock.calls.length,
    verified: vi.mocked(verify).mock.calls.length,
  }
}

test('login works as hard for an unknown address as for a known one', async () => {
  const { email } = await shop.customer()
  const known = await work(() => login(email))
  expect(known).toEqual({ hashed: 0, verified: 1 })
  expect(await work(() => login('stranger@buyers.test'))).toEqual(known)
})

test('registering works as hard for a known address as for an unknown one', async () => {
  const { email } = await shop.customer()
  const unknown = await work(() => register('new@buyers.test'))
  expect(unknown).toEqual({ hashed: 1, verified: 0 })
  expect(await work(() => register(email))).toEqual(unknown)
})

test('of 100 wrong passwords for one account, 10 reach the hash', async () => {
  const { email } = await shop.customer()
  const done = await work(() => Promise.all(Array.from({ length: 100 }, () => login(email))))
  expect(done.verified).toBe(10)
})

test('Scenario: a session that guesses without a password hashes nothing', async () => {
  const { id, client } = await shop.customer()
  const next = 'a quite different password'
  const body = { newPassword: next, confirmPassword: next }
  expect(await work(() => client.customer.update({ params: { id }, body }))).toEqual({
    hashed: 0,
    verified: 0,
  })
})

test('Scenario: a wrong current password does not hash the new one', async () => {
  const { id, client } = await shop.customer()
  const next = 'a quite different password'
  const body = { password: 'wrong', newPassword: next, confirmPassword: next }
  expect(await work(() => client.customer.update({ params: { id }, body }))).toEqual({
    hashed: 0,
    verified: 1,
  })
})

test('Scenario: an invalid link to set a password hashes nothing', async () => {
  const body = { token: 'a'.repeat(43), newPassword: 'a quite different password' }
  expect(await work(() => shop.visitor.customer.resetPassword({ body }))).toEqual({
    hashed: 0,
    verified: 0,
  })
})

test('Scenario: when too many hashes wait, further ones are refused with Retry-After, and none is lost', async () => {
  shop.time.now += 3_600_000
  const gate = Promise.withResolvers<boolean>()
  vi.mocked(verify).mockImplementation(() => gate.promise)
  const buyers = await Promise.all(Array.from({ length: 60 }, () => shop.customer()))
  const refused: Response[] = []
  const logIn = ({ email }: { email: string }) =>
    fetch(`${shop.origin}/api/customer/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ registerEmail: email, password }),
    })
  const answers = buyers.map(async (buyer) => {
    const answer = await logIn(buyer)
    if (answer.status === 503) refused.push(answer)
    return answer
  })
  const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
  await expect.poll(() => refused.length).toBe(60 - 50 - atOnce)
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(atOnce)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  // Attempts that the shop was too busy to check do not count towards the limit.
  const patient = await shop.customer()
  for (let tries = 0; tries < 11; tries += 1) expect((await logIn(patient)).status).toBe(503)
  gate.resolve(true)
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(50 + atOnce)
  expect((await logIn(patient)).status).toBe(200)
  vi.mocked(verify).mockReset()
})

/** Other engines have another connection for the readiness check. */
const hasOneConnection = process.env.TEST_ENGINE === 'pglite'

test.runIf(hasOneConnection)(
  'Scenario: while a transaction holds the database, the shop is alive and not ready',
  async () => {
    let release = () => {}
    const held = shop.db.transaction().execute(async (trx) => {
      await trx.selectFrom('language').selectAll().execute()
      await new Promise<void>((resolve) => {
        release = resolve
      })
    })
    const status = async (path: string) => (await fetch(shop.origin + path)).status
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
    release()
    await held
    expect(await status('/readyz')).toBe(200)
  },
)

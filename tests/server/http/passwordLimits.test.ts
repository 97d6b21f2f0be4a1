import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('Scenario: the current password can be tried ten times in a quarter of an hour', async () => {
  const { id, client } = await shop.customer()
  const next = 'a quite different password'
  const change = async (password: string) => {
    const body = { password, newPassword: next, confirmPassword: next }
    return (await client.customer.update({ params: { id }, body })).status
  }
  const guess = (times: number) =>
    Promise.all(Array.from({ length: times }, () => change('a guess')))
  expect(await guess(10)).toEqual(Array.from({ length: 10 }, () => 422))
  expect([await change('a guess'), await change(password)]).toEqual([429, 429])
  shop.time.now += 16 * 60_000
  await guess(9)
  expect(await change(password)).toBe(200)
})

const next = 'a quite different password'

/** Every call that takes the current password, each with the status of a wrong one. */
const doors = {
  login: [401, (email: string, _: Buyer, secret: string) => logIn(email, secret)],
  'a change of password': [
    422,
    async (_: string, { id, client }: Buyer, secret: string) =>
      client.customer.update({
        params: { id },
        body: { password: secret, newPassword: next, confirmPassword: next },
      }),
  ],
  'a change of address': [
    422,
    async (_: string, { id, client }: Buyer, secret: string) =>
      client.customer.update({
        params: { id },
        body: { password: secret, email: `${secret.length}-${id}@buyers.test` },
      }),
  ],
  erasure: [
    422,
    async (_: string, { id, client }: Buyer, secret: string) =>
      client.privacy.askErasure({ params: { id }, body: { password: secret } }),
  ],
} as const
type Buyer = Awaited<ReturnType<TestShop['customer']>>
const logIn = (registerEmail: string, secret: string) =>
  shop.visitor.customer.login({ body: { registerEmail, password: secret } })

test.each(Object.entries(doors))(
  'Scenario: ten wrong passwords at %s also block every other call with a password',
  async (door, [wrong, use]) => {
    shop.time.now += 3_600_000
    const buyer = await shop.customer()
    // Avoid other limits: erasure and change of address also send mail.
    const tries = door === 'login' || door === 'a change of password' ? 10 : 4
    for (let i = 0; i < tries; i += 1)
      expect((await use(buyer.email, buyer, `wrong${'!'.repeat(i)}`)).status).toBe(wrong)
    for (let i = tries; i < 10; i += 1) await logIn(buyer.email, 'wrong')
    for (const [, open] of Object.values(doors))
      expect((await open(buyer.email, buyer, password)).status).toBe(429)
  },
)

test('Scenario: a thief with a session cannot reset the limit by changing something else', async () => {
  const { id, client, email } = await shop.customer()
  for (let i = 0; i < 10; i += 1) {
    const body = { password: 'a guess', newPassword: next, confirmPassword: next }
    await client.customer.update({ params: { id }, body })
    await client.customer.update({ params: { id }, body: { password: 'a guess', name: 'Thief' } })
  }
  expect((await logIn(email, password)).status).toBe(429)
})

test('Scenario: a limited caller gets the time to wait', async () => {
  const { email } = await shop.customer()
  for (let i = 0; i < 10; i += 1) await logIn(email, 'wrong')
  const { status, headers } = await logIn(email, 'wrong')
  expect([status, headers.get('retry-after')]).toEqual([429, '900'])
})

test('Scenario: many buyers log in from one address; only wrong passwords count', async () => {
  await shop.db
    .insertInto('rate_limit')
    .values({ key: 'login from 127.0.0.1', window_start: shop.time.now, hits: 99 })
    .onConflict((on) => on.column('key').doUpdateSet({ hits: 99, window_start: shop.time.now }))
    .execute()
  const { email } = await shop.customer()
  const login = async (given: string) =>
    (await shop.visitor.customer.login({ body: { registerEmail: email, password: given } })).status
  expect([await login(password), await login(password), await login(password)]).toEqual([
    200, 200, 200,
  ])
  expect([await login('wrong'), await login('wrong')]).toEqual([401, 429])
})

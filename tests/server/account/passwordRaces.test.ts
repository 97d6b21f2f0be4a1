import { hash, verify } from '@node-rs/argon2'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAccounts } from '../../../server/account/accounts.ts'
import { createResets } from '../../../server/account/resets.repo.ts'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) }
})

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => {
  vi.mocked(hash).mockReset()
  vi.mocked(verify).mockReset()
})
afterAll(() => shop.close())

const next = 'a quite different password'
type Buyer = Awaited<ReturnType<TestShop['customer']>>

const logIn = ({ email }: Buyer) =>
  shop.visitor.customer.login({ body: { registerEmail: email, password } })
const changePassword = ({ id, client }: Buyer) =>
  client.customer.update({
    params: { id },
    body: { password, newPassword: next, confirmPassword: next },
  })
const askErasure = ({ id, client }: Buyer) =>
  client.privacy.askErasure({ params: { id }, body: { password } })

/** Changes to an account while a password is being checked. */
const meanwhile = {
  'the password is reset': async ({ id }: Buyer) => {
    const resets = createResets(shop.deps.engine, shop.deps.now)
    await resets.use(await resets.open(id), 'another hash')
  },
  'the team un-verifies': async ({ email }: Buyer) => {
    expect(await createAccounts(shop.deps).unverify(email)).toBe('done')
  },
}

/** Answers a call after the password check has succeeded and another change has happened. */
const answerAfter = async <T>(call: () => Promise<T>, act: () => Promise<void>): Promise<T> => {
  const gate = Promise.withResolvers<boolean>()
  vi.mocked(verify).mockImplementation(() => gate.promise)
  const answer = call()
  await expect.poll(() => vi.mocked(verify).mock.calls.length).toBe(1)
  await act()
  gate.resolve(true)
  return answer
}

/** Sessions, tokens and links of an account. */
const openings = async ({ id }: Buyer) => {
  const of = (table: 'session' | 'application_token' | 'email_token' | 'privacy_token') =>
    shop.db.selectFrom(table).select('token_hash').where('customer_id', '=', id).execute()
  return (
    await Promise.all([
      of('session'),
      of('application_token'),
      of('email_token'),
      of('privacy_token'),
    ])
  ).map(({ length }) => length)
}

const nothing = [0, 0, 0, 0]

test.each(Object.entries(meanwhile))(
  'Scenario: while a customer changes the password, %s: no session is left',
  async (_what, act) => {
    const buyer = await shop.customer()
    const { status } = await answerAfter(
      () => changePassword(buyer),
      () => act(buyer),
    )
    expect([status, await openings(buyer)]).toEqual([401, nothing])
  },
)

test.each(Object.entries(meanwhile))(
  'Scenario: while a customer changes the e-mail address, %s: no link is left',
  async (_what, act) => {
    const buyer = await shop.customer()
    const body = { password, email: `next-${buyer.email}` }
    const { status } = await answerAfter(
      () => buyer.client.customer.update({ params: { id: buyer.id }, body }),
      () => act(buyer),
    )
    expect([status, await openings(buyer)]).toEqual([401, nothing])
  },
)

test.each(['verified', 'unverified'] as const)(
  'Scenario: while a %s customer logs in, the password is reset: nothing is opened',
  async (state) => {
    const buyer = await shop.customer(state)
    const { status } = await answerAfter(
      () => logIn(buyer),
      () => meanwhile['the password is reset'](buyer),
    )
    expect([status, await openings(buyer)]).toEqual([401, nothing])
  },
)

test('Scenario: while a customer logs in, the team un-verifies: only the waiting room opens', async () => {
  const buyer = await shop.customer()
  const { body } = await answerAfter(
    () => logIn(buyer),
    () => meanwhile['the team un-verifies'](buyer),
  )
  expect(body).toMatchObject({ verified: false })
  expect(await openings(buyer)).toEqual([0, 1, 0, 0])
})

test('Scenario: while a customer asks for the erasure, the password is reset: no link is left', async () => {
  const buyer = await shop.customer()
  const { status } = await answerAfter(
    () => askErasure(buyer),
    () => meanwhile['the password is reset'](buyer),
  )
  expect([status, await openings(buyer)]).toEqual([401, nothing])
})

test('Scenario: of ten changes of one password at once, one is made', async () => {
  const buyer = await shop.customer()
  const gate = Promise.withResolvers<boolean>()
  vi.mocked(verify).mockImplementation(() => gate.promise)
  // All transactions begin at the same moment.
  let made = 0
  vi.mocked(hash).mockImplementation(async () => `hash ${++made}`)
  const answers = Array.from({ length: 10 }, () => changePassword(buyer))
  await expect.poll(() => vi.mocked(verify).mock.calls.length).toBeGreaterThan(0)
  gate.resolve(true)
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(await openings(buyer)).toEqual([1, 0, 0, 0])
})

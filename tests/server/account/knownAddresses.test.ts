import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createMailer } from '../../../server/mail/mailer.ts'
import { writeMail } from '../../../server/mail/writeMail.ts'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'

vi.mock('../../../server/mail/writeMail.ts', async (original) => {
  const module = await original<typeof import('../../../server/mail/writeMail.ts')>()
  return { ...module, writeMail: vi.fn(module.writeMail) }
})

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  await shop.mails()
  vi.mocked(writeMail).mockClear()
})
afterAll(() => shop.close())

let strangers = 0
const newAddress = () => `stranger-${++strangers}@buyers.test`

const register = (email: string) =>
  shop.visitor.customer.verifyEmail({
    body: {
      ...{ name: 'Meera', email, companyName: 'Shah Jewels', country: 'India' },
      ...{ password, confirmPassword: password, checkTermsCondtion: true },
    },
  })
const forgot = (verifyEmail: string) =>
  shop.visitor.customer.forgetPassword({ body: { verifyEmail } })
const signUp = (email: string) => shop.visitor.newsletter.subscribe({ body: { email } })

const ofCustomer = async () => (await shop.customer()).email
const ofReader = async () => {
  const email = newAddress()
  await signUp(email)
  await shop.mails()
  vi.mocked(writeMail).mockClear()
  return email
}

/** Rows of every table that a call may write, without ids and other unique values. */
const written = async () => {
  const count = async (table: 'registration' | 'password_reset' | 'subscriber') =>
    (await shop.db.selectFrom(table).selectAll().execute()).length
  const jobs = await shop.db.selectFrom('job').select(['kind', 'payload_json']).execute()
  return {
    registrations: await count('registration'),
    resets: await count('password_reset'),
    subscribers: await count('subscriber'),
    jobs: jobs.map(({ kind, payload_json }) => [kind, Object.keys(JSON.parse(payload_json))]),
  }
}

/** The rows that a call has written when it answers, and the number of mails written afterwards. */
const tracesOf = async (call: (email: string) => Promise<{ status: number }>, email: string) => {
  const before = await written()
  expect((await call(email)).status).toBe(200)
  const after = await written()
  await shop.mails()
  return {
    registrations: after.registrations - before.registrations,
    resets: after.resets - before.resets,
    subscribers: after.subscribers - before.subscribers,
    jobs: after.jobs,
    mails: vi.mocked(writeMail).mock.calls.length,
  }
}

test.each([
  ['registering', register, ofCustomer],
  ['a forgotten password', forgot, ofCustomer],
  ['the newsletter', signUp, ofReader],
])('Scenario: %s does the same for a known and an unknown address', async (_what, call, known) => {
  const traces = await tracesOf(call, await known())
  vi.mocked(writeMail).mockClear()
  expect(await tracesOf(call, newAddress())).toEqual(traces)
  expect([traces.jobs.map(([kind]) => kind), traces.mails]).toEqual([['address'], 1])
})

test('Scenario: a change to an address with an account does the same as one to a free address', async () => {
  const buyer = await shop.customer()
  const change = (email: string) =>
    buyer.client.customer.update({ params: { id: buyer.id }, body: { email, password } })
  const tokens = async () =>
    (
      await shop.db
        .selectFrom('email_token')
        .select('kind')
        .where('customer_id', '=', buyer.id)
        .execute()
    ).length
  const taken = [await tracesOf(change, await ofCustomer()), await tokens()]
  vi.mocked(writeMail).mockClear()
  expect([await tracesOf(change, newAddress()), await tokens()]).toEqual(taken)
})

test('Scenario: unknown addresses, and subscribed ones, get no mail', async () => {
  const [stranger, reader] = [newAddress(), await ofReader()]
  const before = (await shop.mails()).length
  await forgot(stranger)
  await signUp(reader)
  expect((await shop.mails()).length).toBe(before)
  expect(await shop.db.selectFrom('job').selectAll().execute()).toEqual([])
})

test('Scenario: registering a known address leaves nothing of the form behind', async () => {
  const email = await ofCustomer()
  await register(email)
  await shop.mails()
  const rows = await shop.db
    .selectFrom('registration')
    .select('email')
    .where('email', '=', email)
    .execute()
  expect(rows).toEqual([])
})

test('mails without recipient are not put into the outbox', async () => {
  await expect(
    createMailer(shop.deps.config).send({
      ...{ id: 'nobody', to: '', subject: 'A', html: '<p>A</p>', text: 'A' },
    }),
  ).rejects.toThrow('not for one address')
})

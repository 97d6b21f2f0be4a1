import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAccounts } from '../../../server/account/accounts.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

let shop: TestShop
const opened: TestShop[] = []
beforeEach(async () => {
  shop = await openTestShop()
  opened.push(shop)
})
afterAll(() => Promise.all(opened.map((each) => each.close())))

const statusOf = async (email: string) =>
  (await createAccounts(shop.deps).customers.byEmail(email))?.status

const messagesOf = async (id: string) => {
  const rows = await shop.db
    .selectFrom('message')
    .select(['title_json', 'text_json'])
    .where('customer_id', '=', id)
    .execute()
  return rows.map((row) => [JSON.parse(row.title_json).en, JSON.parse(row.text_json).en])
}

test('Scenario: an applicant is asked for more information and stays unverified', async () => {
  const { id, email } = await shop.customer('unverified')
  expect(await createAccounts(shop.deps).ask(email, 'Please send your GST number.')).toBe('done')
  expect(await statusOf(email)).toBe('unverified')
  expect((await shop.mails()).at(-1)).toMatchObject({
    to: email,
    text: expect.stringContaining('Please send your GST number.'),
  })
  expect(await messagesOf(id)).toEqual([
    [
      'A question about your application',
      'Our team needs to know more about your business before it opens your account:\nPlease send your GST number.',
    ],
  ])
})

test('Scenario: a refused customer is logged out, reads why, and can be verified later', async () => {
  const { id, email, client } = await shop.customer()
  const accounts = createAccounts(shop.deps)
  expect(await accounts.refuse(email, 'we sell to the trade alone')).toBe('done')
  expect(await statusOf(email)).toBe('refused')
  expect((await client.cart.get({ params: { userId: id } })).status).toBe(401)
  expect((await shop.mails()).at(-1)?.text).toContain('we sell to the trade alone')
  expect(await messagesOf(id)).toMatchObject([
    ['We cannot open an account for you', expect.stringContaining('we sell to the trade alone')],
  ])
  expect(await accounts.refuse(email, 'again')).toBe('refused')
  expect(await accounts.ask(email, 'more?')).toBe('refused')
  expect(await shop.mails()).toHaveLength(1)
  expect(await accounts.verify(email)).toBe('done')
  expect(await statusOf(email)).toBe('verified')
})

test('Scenario: un-verifying notifies the buyer and ends every session', async () => {
  const { id, email, client } = await shop.customer()
  const accounts = createAccounts(shop.deps)
  expect(await accounts.unverify(email)).toBe('done')
  expect((await client.cart.get({ params: { userId: id } })).status).toBe(401)
  expect((await shop.mails()).map(({ subject }) => subject)).toEqual([
    'Your account is closed for now',
  ])
  expect(await messagesOf(id)).toHaveLength(1)
  expect(await accounts.unverify(email)).toBe('unverified')
  expect(await accounts.unverify('nobody@buyers.test')).toBe('unknown')
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openApplication } from '../../../server/account/applicationTokens.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
// Avoid rate limits.
beforeEach(() => {
  shop.time.now += 3_600_000
})
afterAll(() => shop.close())

type Buyer = Awaited<ReturnType<TestShop['customer']>>
let addresses = 0
const newAddress = () => `next-${++addresses}@buyers.test`

const change = ({ id, client }: Buyer, email: string, secret = password) =>
  client.customer.update({ params: { id }, body: { email, password: secret } })
const subjects = async (address: string) =>
  (await shop.mails()).filter(({ to }) => to === address).map(({ subject }) => subject)
const mailedToken = async (address: string, page: string) => {
  const mail = (await shop.mails()).findLast(
    ({ to, text }) => to === address && text.includes(page),
  )
  return new RegExp(`https://shop\\.test/${page}/([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}
const confirm = (token: string) => shop.visitor.customer.confirmEmail({ params: { token } })
const undo = (token: string) => shop.visitor.customer.undoEmail({ params: { token } })
const emailOf = async ({ id }: Buyer) => {
  const row = await shop.db
    .selectFrom('customer')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.email
}

/** A buyer whose address was changed, with the token that undoes it. */
const changed = async () => {
  const buyer = await shop.customer()
  const email = newAddress()
  await change(buyer, email)
  await confirm(await mailedToken(email, 'confirm-email'))
  return { buyer, email, token: await mailedToken(buyer.email, 'undo-email') }
}

test('Scenario: the address changes when the new one confirms it, and the old one is notified', async () => {
  const buyer = await shop.customer()
  const email = newAddress()
  expect((await change(buyer, email.toUpperCase())).body).toMatchObject({
    email: buyer.email,
    message: `We have sent an e-mail to ${email}. Follow its link to confirm your address.`,
  })
  expect(await subjects(buyer.email)).toEqual([])
  const token = await mailedToken(email, 'confirm-email')
  expect((await confirm(token)).body).toEqual(said('reply.emailConfirmed'))
  expect([await emailOf(buyer), await subjects(buyer.email)]).toEqual([
    email,
    ['Your e-mail address at Alma was changed'],
  ])
  expect((await confirm(token)).status).toBe(410)
})

test('Scenario: without the password nothing is mailed', async () => {
  const buyer = await shop.customer()
  const email = newAddress()
  expect((await change(buyer, email, 'wrong')).body).toMatchObject({ field: 'password' })
  expect(await subjects(email)).toEqual([])
})

test('Scenario: the answer does not reveal whether an address has an account; its owner is notified', async () => {
  const [buyer, owner] = [await shop.customer(), await shop.customer()]
  const email = newAddress()
  const [free, taken] = [await change(buyer, email), await change(buyer, owner.email)]
  const answerTo = ({ status, body }: typeof free, address: string) =>
    [status, JSON.stringify(body).replaceAll(address, 'ADDRESS')] as const
  expect(answerTo(taken, owner.email)).toEqual(answerTo(free, email))
  expect(await subjects(owner.email)).toEqual(['You already have an account with Alma'])
})

test('Scenario: a link works for 24 hours, and a newer one replaces it', async () => {
  const buyer = await shop.customer()
  const [first, second] = [newAddress(), newAddress()]
  await change(buyer, first)
  await change(buyer, second)
  expect((await confirm(await mailedToken(first, 'confirm-email'))).status).toBe(410)
  shop.time.now += 24 * 3_600_000
  expect((await confirm(await mailedToken(second, 'confirm-email'))).status).toBe(410)
  expect(await emailOf(buyer)).toBe(buyer.email)
})

test('Scenario: an address that another customer has confirmed meanwhile is not assigned again', async () => {
  const [buyer, other] = [await shop.customer(), await shop.customer()]
  const email = newAddress()
  await change(buyer, email)
  const token = await mailedToken(email, 'confirm-email')
  await change(other, email)
  await confirm(await mailedToken(email, 'confirm-email'))
  expect((await confirm(token)).status).toBe(410)
  expect([await emailOf(buyer), await emailOf(other)]).toEqual([buyer.email, email])
})

test('Scenario: the old address undoes the change within 7 days, and every session ends', async () => {
  const { buyer, token } = await changed()
  shop.time.now += 7 * 24 * 3_600_000 - 1
  expect((await undo(token)).status).toBe(200)
  expect(await emailOf(buyer)).toBe(buyer.email)
  expect((await buyer.client.customer.get({ params: { id: buyer.id } })).status).toBe(401)
  expect((await undo(token)).status).toBe(410)
})

test('Scenario: after 7 days the change cannot be undone', async () => {
  const { buyer, email, token } = await changed()
  shop.time.now += 7 * 24 * 3_600_000
  expect((await undo(token)).status).toBe(410)
  expect(await emailOf(buyer)).toBe(email)
})

test('Scenario: a thief changes the address twice, and the first address can still be restored', async () => {
  const { buyer, email, token } = await changed()
  const third = newAddress()
  await change(buyer, third)
  await confirm(await mailedToken(third, 'confirm-email'))
  expect(await emailOf(buyer)).toBe(third)
  expect((await undo(token)).status).toBe(200)
  expect(await emailOf(buyer)).toBe(buyer.email)
  expect((await undo(await mailedToken(email, 'undo-email'))).status).toBe(410)
})

test('Scenario: a link to set a password that was mailed to the old address is no longer valid', async () => {
  const buyer = await shop.customer()
  const email = newAddress()
  await shop.visitor.customer.forgetPassword({ body: { verifyEmail: buyer.email } })
  await expect.poll(() => subjects(buyer.email)).toHaveLength(1)
  const token = await mailedToken(buyer.email, 'reset-password')
  await change(buyer, email)
  await confirm(await mailedToken(email, 'confirm-email'))
  const reset = await shop.visitor.customer.resetPassword({
    body: { token, newPassword: 'a new and better one' },
  })
  expect(reset.status).toBe(410)
})

test('Scenario: links to the waiting room and to the erasure that were mailed to the old address are no longer valid', async () => {
  const buyer = await shop.customer()
  const application = await openApplication(shop.db, buyer.id, shop.time.now)
  await buyer.client.privacy.askErasure({ params: { id: buyer.id }, body: { password } })
  const erasure = await mailedToken(buyer.email, 'gdpr/erase')
  expect(erasure).not.toBe('')
  const email = newAddress()
  await change(buyer, email)
  await confirm(await mailedToken(email, 'confirm-email'))
  const waitingRoom = await shop.visitor.applications.get({
    extraHeaders: { authorization: `Bearer ${application}` },
  })
  const erased = await shop.visitor.privacy.erase({ params: { token: erasure } })
  expect([waitingRoom.status, erased.status]).toEqual([401, 410])
})

test('Scenario: tokens are stored as hashes only', async () => {
  const { token } = await changed()
  const rows = await shop.db.selectFrom('email_token').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

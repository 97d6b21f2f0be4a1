import { readdir } from 'node:fs/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAccounts } from '../../../../server/account/accounts.ts'
import { attachableApplication } from '../../../../server/account/applications.repo.ts'
import { documentsDir } from '../../../../server/account/documents/documentFile.ts'
import { createDocuments } from '../../../../server/account/documents/documents.ts'
import { createLists } from '../../../../server/cart/lists/lists.ts'
import { changeStatus } from '../../../../server/orders/changeStatus.ts'
import { sendRequest } from '../../../../server/orders/requests/sendRequest.ts'
import { openTestShop, password, type TestShop } from '../../../support/shop.ts'
import { address } from '../../../support/values/address.ts'
import { samplePdf } from '../../../support/values/samplePdf.ts'
import {
  createWholeCustomer,
  person,
  type WholeCustomer,
} from '../../../support/values/wholeCustomer.ts'

let shop: TestShop
let buyer: WholeCustomer
const opened: TestShop[] = []
beforeEach(async () => {
  shop = await openTestShop()
  opened.push(shop)
  buyer = await createWholeCustomer(shop)
  shop.time.now += 3_600_000
})
afterAll(() => Promise.all(opened.map((each) => each.close())))

const ask = (secret = password) =>
  buyer.client.privacy.askErasure({ params: { id: buyer.id }, body: { password: secret } })
const mailedToken = async () => {
  const mails = await shop.mails()
  const mail = mails.findLast(({ text }) => text.includes('/gdpr/erase/'))
  return /gdpr\/erase\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const erase = (token: string) => shop.visitor.privacy.erase({ params: { token } })
const eraseBuyer = async () => {
  await ask()
  return erase(await mailedToken())
}

/** Every text of the database, by table and column. */
const texts = async () => {
  const tables = await shop.db.introspection.getTables()
  const found: { where: string; text: string }[] = []
  for (const { name } of tables) {
    const rows: object[] = await shop.db
      .selectFrom(name as 'customer')
      .selectAll()
      .execute()
    for (const row of rows)
      for (const [column, text] of Object.entries(row))
        if (typeof text === 'string') found.push({ where: `${name}.${column}`, text })
  }
  return found
}

/** Places in the database that still contain personal data, except in the papers of orders (rule O21). */
const traces = async () => {
  const known = [buyer.email, ...Object.values(person)]
  return (await texts())
    .filter(({ text }) => known.some((each) => text.includes(each)))
    .map(({ where }) => where)
    .filter((where) => where !== 'paper.source_json')
}

test('Scenario: after the erasure no personal data is left in any table or file', async () => {
  expect(await readdir(documentsDir(shop.deps.config))).toHaveLength(1)
  expect(new Set(await traces()).size).toBeGreaterThan(12)
  expect(await eraseBuyer()).toMatchObject({
    status: 200,
    body: { message: 'Your account has been erased.' },
  })
  // The mail about the erasure is the last one with the address.
  expect(new Set(await traces())).toEqual(new Set(['job.payload_json']))
  expect((await shop.mails()).at(-1)).toMatchObject({
    to: buyer.email,
    subject: 'Your Alma account has been erased',
  })
  expect(await traces()).toEqual([])
  expect(await readdir(documentsDir(shop.deps.config))).toEqual([])
})

test('Scenario: orders keep their lines and sums', async () => {
  const before = await shop.db.selectFrom('customer_order').selectAll().execute()
  const lines = await shop.db.selectFrom('order_line').selectAll().execute()
  await eraseBuyer()
  const nobody = { name: 'erased', phone: '', address: '', pincode: '', country: '', city: '' }
  expect(await shop.db.selectFrom('customer_order').selectAll().execute()).toEqual(
    before.map((order) => ({ ...order, address_json: JSON.stringify(nobody), note: '' })),
  )
  expect(await shop.db.selectFrom('order_line').selectAll().execute()).toEqual(lines)
})

test('Scenario: every session ends, the login is refused, and the address may register again', async () => {
  await eraseBuyer()
  expect((await buyer.client.customer.get({ params: { id: buyer.id } })).status).toBe(401)
  const login = () =>
    shop.visitor.customer.login({ body: { registerEmail: buyer.email, password } })
  expect((await login()).status).toBe(401)
  const secret = 'another fine password'
  await shop.visitor.customer.verifyEmail({
    body: {
      ...{ name: person.name, email: buyer.email, companyName: 'New', country: 'India' },
      ...{ password: secret, confirmPassword: secret, checkTermsCondtion: true },
    },
  })
  const mail = (await shop.mails()).findLast(({ to }) => to === buyer.email)
  const token = /email-verification\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await shop.visitor.customer.register({ params: { token } })).status).toBe(200)
})

test('Scenario: the link works once, for 24 hours, and a newer one replaces it', async () => {
  await ask()
  const first = await mailedToken()
  await ask()
  const second = await mailedToken()
  expect((await erase(first)).status).toBe(410)
  shop.time.now += 24 * 3_600_000
  expect((await erase(second)).status).toBe(410)
  await ask()
  const third = await mailedToken()
  expect((await erase(third)).status).toBe(200)
  expect((await erase(third)).status).toBe(410)
})

test('Scenario: the link is stored as a hash only', async () => {
  await ask()
  const token = await mailedToken()
  expect((await texts()).filter(({ text }) => text.includes(token))).toEqual([])
})

test('Scenario: without the password nothing is mailed', async () => {
  expect((await ask('wrong')).body).toMatchObject({ code: 'password_wrong', field: 'password' })
  expect(await mailedToken()).toBe('')
})

test('Scenario: a new password invalidates a link that a thief has requested', async () => {
  await ask()
  const token = await mailedToken()
  const newPassword = 'a new and better one'
  await buyer.client.customer.update({
    params: { id: buyer.id },
    body: { password, newPassword, confirmPassword: newPassword },
  })
  expect((await erase(token)).status).toBe(410)
})

test('Scenario: an open order prevents the erasure until it is completed', async () => {
  await ask()
  const token = await mailedToken()
  const number = await buyer.place('on-its-way')
  const refusal = {
    status: 409,
    body: {
      code: 'conflict',
      message: 'Your account can be erased once these orders are delivered or cancelled: A-000002.',
    },
  }
  for (const status of ['confirmed', 'packed', 'shipped'] as const) {
    expect(await ask()).toMatchObject(refusal)
    expect(await erase(token)).toMatchObject(refusal)
    await changeStatus(shop.deps, number, status)
  }
  expect(await erase(token)).toMatchObject(refusal)
  await changeStatus(shop.deps, number, 'delivered')
  // The refusals have not used the link up.
  expect((await erase(token)).status).toBe(200)
})

test('Scenario: a request that runs during the erasure writes no personal data', async () => {
  await eraseBuyer()
  await shop.mails()
  const { profile } = createAccounts(shop.deps)
  const { name, companyName, phone, document } = person
  const content = samplePdf().toString('base64')
  for (const late of [
    () => profile.update(buyer.id, { name, companyName }, 'browser'),
    () => profile.update(buyer.id, { ...address, phone }, 'browser'),
    () =>
      createDocuments(shop.deps).add(buyer.id, { name: document, content }, (trx) =>
        attachableApplication(trx, buyer.id, shop.time.now),
      ),
    () =>
      sendRequest(
        shop.deps.engine,
        { customerId: buyer.id, key: 'late', now: shop.time.now },
        { kind: 'contact', subject: name, text: person.message },
      ),
    () => createLists(shop.deps.engine, shop.deps.now).save(buyer.id, 'late', { name, lines: [] }),
  ])
    await expect(late()).rejects.toMatchObject({ status: 401 })
  expect(await traces()).toEqual([])
  expect(await readdir(documentsDir(shop.deps.config))).toEqual([])
})

test('Scenario: another customer keeps everything', async () => {
  const other = await shop.customer()
  await other.client.customer.addWishlist({
    params: { id: other.id },
    body: { productId: await productId() },
  })
  const before = await other.client.customer.get({ params: { id: other.id } })
  await eraseBuyer()
  expect(await other.client.customer.get({ params: { id: other.id } })).toMatchObject({
    status: 200,
    body: before.body,
  })
})

const productId = async () => {
  const row = await shop.db.selectFrom('product').select('id').executeTakeFirstOrThrow()
  return row.id
}

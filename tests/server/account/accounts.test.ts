import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '../../../server/account/accounts.ts'
import type { Mail } from '../../../server/mail/mailer.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { clientOf } from '../../support/client.ts'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const form = (email: string) => ({
  name: ' Meera Shah ',
  email,
  companyName: 'Shah Jewels',
  country: 'India',
  instagram: '@shahjewels',
  password,
  confirmPassword: password,
  newsletter: true,
  checkTermsCondtion: true as const,
})

const tokenOf = (mail: Mail | undefined) =>
  /https:\/\/shop\.test\/user\/email-verification\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

const lastMailTo = async (email: string) =>
  (await shop.mails()).findLast((mail) => mail.to === email)

const login = (email: string, secret = password) =>
  shop.visitor.customer.login({ body: { registerEmail: email, password: secret } })

test('Scenario: register, confirm by mail, be refused, be verified, log in, log out', async () => {
  const email = 'meera@shah.test'
  const asked = await shop.visitor.customer.verifyEmail({ body: form(' Meera@Shah.TEST ') })
  expect(asked.status).toBe(200)

  const token = tokenOf(await lastMailTo(email))
  expect((await shop.visitor.customer.register({ params: { token } })).status).toBe(200)
  expect((await login(email)).body).toEqual({
    verified: false,
    message: 'User is not Verified, Kindly Contact the Alma Team for Verification !!',
    key: 'session.unverified',
    application: expect.stringMatching(/^[\w-]{43}$/),
  })

  expect(await createAccounts(shop.deps).verify(email)).toBe('done')
  expect((await lastMailTo(email))?.subject).toBe('Your Alma account is open')

  const { body } = await login(email)
  if (!('token' in body)) throw new Error('no token after verification')
  const { _id, token: session, ...rest } = body
  expect(rest).toEqual({
    verified: true,
    name: 'Meera Shah',
    email,
    companyName: 'Shah Jewels',
    country: 'India',
    instagram: 'shahjewels',
    userAddress: [],
    wishlist: [],
    message: 'User logged in successfully.',
    key: 'session.loggedIn',
  })

  const client = clientOf(shop.origin, session)
  expect((await client.customer.checkVerified({ params: { id: _id } })).body).toEqual({
    verified: true,
  })
  expect((await client.customer.logout()).body).toEqual(said('session.loggedOut'))
  expect((await client.customer.get({ params: { id: _id } })).status).toBe(401)
})

test('Scenario: a registration cannot verify itself, take a role or choose its id', async () => {
  const email = 'bold@shah.test'
  const extra = { verified: true, status: 'verified', role: 'admin', _id: 'chosen', token: 'mine' }
  const response = await fetch(`${shop.origin}/api/customer/verify-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form(email), ...extra }),
  })
  expect(response.status).toBe(200)
  await shop.visitor.customer.register({ params: { token: tokenOf(await lastMailTo(email)) } })
  expect((await login(email)).body).toMatchObject({ verified: false })
  const row = await shop.db
    .selectFrom('customer')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  expect([row?.status, row?.verified_at, row?.id === 'chosen']).toEqual(['unverified', null, false])
})

test('Scenario: a link works once, and not after a day', async () => {
  await shop.visitor.customer.verifyEmail({ body: form('once@shah.test') })
  const token = tokenOf(await lastMailTo('once@shah.test'))
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => shop.visitor.customer.register({ params: { token } })),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])

  await shop.visitor.customer.verifyEmail({ body: form('late@shah.test') })
  const before = shop.time.now
  shop.time.now += 24 * 3_600_000
  const late = await shop.visitor.customer.register({
    params: { token: tokenOf(await lastMailTo('late@shah.test')) },
  })
  shop.time.now = before
  expect([late.status, late.body]).toEqual([
    410,
    {
      code: 'token_invalid',
      message: 'This link has been used already or has expired. Please register again.',
      key: 'verification.dead',
    },
  ])
})

test('Scenario: registering a known address answers as for an unknown one and makes no second account', async () => {
  const { email } = await shop.customer()
  const known = await shop.visitor.customer.verifyEmail({ body: form(email) })
  const unknown = await shop.visitor.customer.verifyEmail({ body: form('new@shah.test') })
  expect(known.status).toBe(unknown.status)
  expect(JSON.stringify(known.body)).toBe(
    JSON.stringify(unknown.body).replaceAll('new@shah.test', email),
  )
  expect((await lastMailTo(email))?.subject).toBe('You already have an account with Alma')
})

test.each([
  [
    { confirmPassword: 'another one' },
    'confirmPassword',
    'Password And Confirm Password is Not Same !!',
    'register.passwordsDiffer',
  ],
  [
    { checkTermsCondtion: false },
    'checkTermsCondtion',
    'Terms and Condition is Not Selected!!',
    'register.termsMissing',
  ],
  [
    { email: 'nobody' },
    'email',
    'must be an e-mail address such as name@company.com',
    'field.email',
  ],
  [{ name: '   ' }, 'name', 'Too small: expected string to have >=1 characters', 'field.required'],
])('a registration with %o is refused by its field %s', async (wrong, field, message, key) => {
  const response = await fetch(`${shop.origin}/api/customer/verify-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form('wrong@shah.test'), ...wrong }),
  })
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      ...{ code: 'invalid_field', message: `${field}: ${message}`, key: 'problem.invalid_field' },
      ...{ field, issues: [{ field, message, key }] },
    },
  ])
  expect(await lastMailTo('wrong@shah.test')).toBeUndefined()
})

test('Scenario: a wrong password and an unknown address get the same answer', async () => {
  const { email } = await shop.customer()
  const wrong = await login(email, 'wrong')
  const unknown = await login('nobody@shah.test', 'wrong')
  expect(wrong.status).toBe(401)
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})

test('Scenario: an un-verified customer loses access at once, even with an unexpired token', async () => {
  const { id, client } = await shop.customer()
  expect((await client.cart.get({ params: { userId: id } })).status).toBe(200)
  await shop.unverify(id)
  expect((await client.cart.get({ params: { userId: id } })).status).toBe(401)
})

test('Scenario: a session ends after 30 days', async () => {
  const { id, client } = await shop.customer()
  const before = shop.time.now
  shop.time.now += 30 * 86_400_000 - 1
  expect((await client.customer.get({ params: { id } })).status).toBe(200)
  shop.time.now += 1
  expect((await client.customer.get({ params: { id } })).status).toBe(401)
  shop.time.now = before
})

test('passwords and tokens are stored as hashes only', async () => {
  const { id, token, email } = await shop.customer()
  const customer = await shop.db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(customer.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await shop.visitor.customer.verifyEmail({ body: form('kept@shah.test') })
  const stored = JSON.stringify([
    await shop.db.selectFrom('session').selectAll().execute(),
    await shop.db.selectFrom('registration').selectAll().execute(),
    customer,
  ])
  expect(stored).toContain(email)
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(tokenOf(await lastMailTo('kept@shah.test')))
  expect(stored).not.toContain(password)
})

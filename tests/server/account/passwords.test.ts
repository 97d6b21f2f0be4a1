import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApplication } from '../../../server/account/applicationTokens.ts'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const forgot = (verifyEmail: string) =>
  shop.visitor.customer.forgetPassword({ body: { verifyEmail } })
const reset = (token: string, newPassword = 'a new and better one') =>
  shop.visitor.customer.resetPassword({ body: { token, newPassword } })
const login = (registerEmail: string, secret: string) =>
  shop.visitor.customer.login({ body: { registerEmail, password: secret } })

/** Requests a reset. @returns the token of the mail, which is sent after the answer */
const resetToken = async (email: string) => {
  const mails = async () => (await shop.mails()).filter((mail) => mail.to === email)
  const before = (await mails()).length
  await forgot(email)
  await expect.poll(async () => (await mails()).length).toBe(before + 1)
  return (
    /https:\/\/shop\.test\/reset-password\/([\w-]+)/.exec(
      (await mails()).at(-1)?.text ?? '',
    )?.[1] ?? ''
  )
}

test('Scenario: a forgotten password is reset, and every session ends', async () => {
  const { email, id, client } = await shop.customer()
  expect((await reset(await resetToken(email))).status).toBe(200)
  expect((await client.customer.get({ params: { id } })).status).toBe(401)
  expect((await login(email, password)).status).toBe(401)
  expect((await login(email, 'a new and better one')).body).toMatchObject({ verified: true })
})

test('Scenario: a new password invalidates links to the waiting room', async () => {
  const { email, id } = await shop.customer('unverified')
  const application = await openApplication(shop.db, id, shop.time.now)
  const read = () =>
    shop.visitor.applications.get({ extraHeaders: { authorization: `Bearer ${application}` } })
  expect((await read()).status).toBe(200)
  await reset(await resetToken(email))
  expect((await read()).status).toBe(401)
})

test('Scenario: mails are in the language chosen at the last login; a browser without a choice changes nothing', async () => {
  const { email } = await shop.customer()
  const lang = encodeURIComponent(JSON.stringify({ name: 'ITALIANO', lang: 'it' }))
  const logInWith = (extraHeaders: Record<string, string>) =>
    shop.visitor.customer.login({ body: { registerEmail: email, password }, extraHeaders })
  await logInWith({ cookie: `lang=${lang}` })
  await logInWith({ 'accept-language': 'en-GB' })
  await reset(await resetToken(email))
  const subjects = (await shop.mails())
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
  expect(subjects.at(-1)).toBe('La password del Suo account Alma è stata cambiata')
})

test('Scenario: a customer who chooses another language gets later mails in it (rule E5)', async () => {
  const { id, email, client } = await shop.customer()
  /** The request of a page at its start, and when another language is chosen. */
  const check = (name: string, lang: string) =>
    client.customer.checkVerified({
      params: { id },
      extraHeaders: { cookie: `lang=${encodeURIComponent(JSON.stringify({ name, lang }))}` },
    })
  const nextSubject = async () => {
    await resetToken(email)
    return (await shop.mails()).findLast(({ to }) => to === email)?.subject
  }
  expect(await nextSubject()).toBe('Set a new password for Alma')
  await check('ITALIANO', 'it')
  expect(await nextSubject()).toBe('Imposti una nuova password per Alma')
  // A language without mails changes nothing, and neither does a page without a choice.
  await check('KLINGON', 'tlh')
  await client.customer.checkVerified({ params: { id } })
  expect(await nextSubject()).toBe('Imposti una nuova password per Alma')
})

test('Scenario: the host of the link comes from the settings, never from the request', async () => {
  const { email } = await shop.customer()
  const before = (await shop.mails()).length
  await fetch(`${shop.origin}/api/customer/forget-password`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-host': 'evil.test',
      origin: 'https://evil.test',
    },
    body: JSON.stringify({ verifyEmail: email }),
  })
  await expect.poll(async () => (await shop.mails()).length).toBe(before + 1)
  expect((await shop.mails()).at(-1)?.text).toContain('https://shop.test/reset-password/')
  expect((await shop.mails()).at(-1)?.text).not.toContain('evil')
})

test('Scenario: ten uses of one link at once set the password once', async () => {
  const { email } = await shop.customer()
  const token = await resetToken(email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
})

test('Scenario: a link is invalid after 60 minutes, after a newer one, and after a password change', async () => {
  const { email, id, client } = await shop.customer()
  const older = await resetToken(email)
  const newer = await resetToken(email)
  expect((await reset(older)).status).toBe(410)

  const before = shop.time.now
  shop.time.now += 60 * 60_000
  expect((await reset(newer)).status).toBe(410)
  shop.time.now = before

  const last = await resetToken(email)
  const changed = await client.customer.update({
    params: { id },
    body: { password, newPassword: 'changed by hand', confirmPassword: 'changed by hand' },
  })
  expect(changed.status).toBe(200)
  expect((await reset(last)).status).toBe(410)
})

test('Scenario: an unknown address is answered like a known one and gets no mail', async () => {
  const { email } = await shop.customer()
  const known = await forgot(email)
  const unknown = await forgot('nobody@buyers.test')
  expect(unknown.status).toBe(known.status)
  expect(JSON.stringify(unknown.body).replaceAll('nobody@buyers.test', email)).toBe(
    JSON.stringify(known.body),
  )
  expect((await shop.mails()).some((mail) => mail.to === 'nobody@buyers.test')).toBe(false)
})

test.each(['password', '12345678', 'PASSWORD1', ' iloveyou '])(
  'Scenario: the common password "%s" is refused wherever a new one is set',
  async (common) => {
    const { email, id, client } = await shop.customer()
    const set = { newPassword: common, confirmPassword: common }
    const answers = [
      await shop.visitor.customer.verifyEmail({
        body: {
          ...{ name: 'Meera', email: 'common@buyers.test', companyName: 'Shah', country: 'India' },
          ...{ password: common, confirmPassword: common, checkTermsCondtion: true },
        },
      }),
      await reset(await resetToken(email), common),
      await client.customer.update({ params: { id }, body: { password, ...set } }),
    ]
    const refusalOf = (field: string) => [
      422,
      {
        ...{ code: 'password_common', field },
        message: 'This is one of the most common passwords; please choose another.',
        key: 'problem.password_common',
      },
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      ['password', 'newPassword', 'newPassword'].map(refusalOf),
    )
    shop.time.now += 3_600_000
  },
)

test('reset links are stored as hashes only', async () => {
  const { email } = await shop.customer()
  const token = await resetToken(email)
  const rows = JSON.stringify(await shop.db.selectFrom('password_reset').selectAll().execute())
  expect(rows).toContain('token_hash')
  expect(rows).not.toContain(token)
})

test('Scenario: 100 wrong logins for one account from 20 addresses: 10 are checked; a reset still works', async () => {
  const guarded = await openTestShop({ trustProxy: 1 })
  const { email, id } = await guarded.customer()
  const attempt = (i: number) =>
    fetch(`${guarded.origin}/api/customer/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${i % 20}` },
      body: JSON.stringify({ registerEmail: email, password: `wrong ${i}` }),
    })
  const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => attempt(i)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(90)

  const right = { body: { registerEmail: email, password } }
  expect((await guarded.visitor.customer.login(right)).status).toBe(429)
  await guarded.visitor.customer.forgetPassword({ body: { verifyEmail: email } })
  await expect.poll(async () => (await guarded.mails()).length).toBe(1)
  const token = /reset-password\/([\w-]+)/.exec((await guarded.mails())[0]?.text ?? '')?.[1] ?? ''
  await guarded.visitor.customer.resetPassword({ body: { token, newPassword: 'found it again' } })
  const found = await guarded.visitor.customer.login({
    body: { registerEmail: email, password: 'found it again' },
  })
  expect(found.body).toMatchObject({ _id: id, verified: true })
  await guarded.close()
})

test('Scenario: without a trusted proxy a client cannot choose its address', async () => {
  const attempt = (i: number) =>
    fetch(`${shop.origin}/api/newsletter/customer/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${i}.1` },
      body: JSON.stringify({ email: `reader${i}@buyers.test` }),
    })
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => attempt(i)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('Scenario: the limit ends with its window', async () => {
  const { email } = await shop.customer()
  for (let i = 0; i < 10; i += 1) await login(email, 'wrong')
  expect((await login(email, password)).status).toBe(429)
  const before = shop.time.now
  shop.time.now += 15 * 60_000
  expect((await login(email, password)).status).toBe(200)
  shop.time.now = before
})

test('Scenario: a customer whose verification is revoked cannot log in with the new password either', async () => {
  const { email, id } = await shop.customer()
  await shop.unverify(id)
  await reset(await resetToken(email))
  expect((await login(email, 'a new and better one')).body).toMatchObject({ verified: false })
})

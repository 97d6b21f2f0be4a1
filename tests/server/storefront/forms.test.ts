import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookiesIn } from '../../../server/http/cookies.ts'
import { putSetting } from '../../../server/settings/settings.writer.ts'
import { openTestShop, password } from '../../support/shop.ts'

let shop: Awaited<ReturnType<typeof openTestShop>>

beforeAll(async () => {
  shop = await openTestShop()
  const shown = { shopName: 'Alma', showFooterSection2Status: true }
  await putSetting(shop.db, 'customization', shown)
})
afterAll(() => shop.close())

const home = 'http://localhost:80'
const noEmail = 'Please enter an e-mail address such as name@company.com.'
/** A script that runs; data are of another type. */
const startScript = /<script(?![^>]*type="application)/
const needsScript = 'This form needs JavaScript. Please switch it on and try again.'

/** What a page says in the notification bar, above its forms, and beside each field that is wrong, by the field's name. */
const problemsIn = (html: string) => {
  const { document } = new JSDOM(html).window
  const textOf = (element: Element | null) => element?.textContent?.trim() ?? ''
  return {
    bar: textOf(document.querySelector('[role=status][aria-label=Notifications]')),
    above: [...document.querySelectorAll('main form [role=status]')].map(textOf),
    beside: Object.fromEntries(
      [...document.querySelectorAll('form [aria-invalid=true]')].map((field) => [
        field.getAttribute('name'),
        textOf(document.getElementById(field.getAttribute('aria-describedby') ?? '')),
      ]),
    ),
  }
}

/** Posts a form like a browser that runs no script. */
const post = async (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) => {
  const {
    statusCode,
    body,
    headers: reply,
  } = await shop.app.inject({
    method: 'POST',
    ...{ url, remoteAddress },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: home,
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: statusCode, body, reply }
}

test('Scenario: a customer logs in without script, and gets the cookie that the script would write (rule A5)', async () => {
  const { id, email } = await shop.customer()
  const { status, reply } = await post('/login', { email, password })
  expect([status, reply.location]).toEqual([303, '/'])
  const cookie = String(reply['set-cookie'])
  expect(cookie).toMatch(/; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/)
  const { token } = cookiesIn(cookie.split(';')[0])
  expect(await shop.sessions.customerOf(token ?? '')).toBe(id)
  const page = await shop.app.inject({
    url: '/my-account',
    headers: { cookie: cookie.split(';')[0] ?? '' },
  })
  expect(page.body).toContain(email)
})

test('Scenario: a wrong password is refused on the login page, which keeps the address and no password', async () => {
  const { email } = await shop.customer()
  const { status, body, reply } = await post('/login', { email, password: 'not my password' })
  expect([status, reply['set-cookie'], reply['cache-control']]).toEqual([
    401,
    undefined,
    'private, no-store',
  ])
  expect(problemsIn(body)).toEqual({
    bar: 'The e-mail address or the password is wrong.',
    above: ['The e-mail address or the password is wrong.'],
    beside: {},
  })
  expect(body).toContain(`value="${email}"`)
  expect(body).not.toContain('not my password')
})

test('Scenario: a login without address and password says so beside the fields (rule N3)', async () => {
  const { status, body } = await post('/login', { email: 'asha', password: '' })
  expect([status, problemsIn(body)]).toEqual([
    422,
    {
      bar: 'This is not right; please check it.',
      above: ['Please check the fields that are marked.'],
      beside: { email: noEmail, password: 'Please fill this in.' },
    },
  ])
})

test('Scenario: an applicant who logs in without script is shown the way to the waiting room (rule A6)', async () => {
  const { email } = await shop.customer('unverified')
  const { status, body } = await post('/login', { email, password })
  expect([status, problemsIn(body)]).toEqual([
    200,
    {
      bar: 'User is not Verified, Kindly Contact the Alma Team for Verification !!See your application',
      above: [
        'User is not Verified, Kindly Contact the Alma Team for Verification !! See your application',
      ],
      beside: {},
    },
  ])
})

test('Scenario: a registration without script sends the mail; only a wrong one keeps what was typed', async () => {
  const form = {
    ...{ name: 'Meera Shah', email: 'meera@shah.test', companyName: 'Shah Jewels' },
    ...{ country: 'India', instagram: '', password, confirmPassword: password },
  }
  const wrong = await post('/my-account', { ...form, newsletter: 'on' })
  expect(wrong.status).toBe(422)
  expect(wrong.body).toContain('value="Meera Shah"')
  const { document } = new JSDOM(wrong.body).window
  const ticked = document.querySelectorAll('main input[type=checkbox][checked]')
  expect([...ticked].map((box) => box.getAttribute('name'))).toEqual(['newsletter'])
  expect(wrong.body).not.toContain(password)
  const right = await post('/my-account', { ...form, checkTermsCondtion: 'on' })
  expect(right.status).toBe(200)
  expect(right.body).not.toContain('value="Meera Shah"')
  expect((await shop.mails()).map(({ to }) => to)).toContain('meera@shah.test')
})

test('Scenario: a registration that is refused says why above the form and beside its fields (rule N3)', async () => {
  const form = {
    ...{ name: 'Meera Shah', email: 'meera@shah.test', companyName: 'Shah Jewels' },
    ...{ country: 'India', instagram: '', password, confirmPassword: password },
    checkTermsCondtion: 'on',
  }
  const incomplete = await post('/my-account', { ...form, name: ' ', email: 'meera' })
  expect(problemsIn(incomplete.body)).toEqual({
    bar: 'This is not right; please check it.',
    above: ['This is not right; please check it.'],
    beside: { name: 'Please fill this in.', email: noEmail },
  })
  const differing = await post('/my-account', { ...form, confirmPassword: 'another secret' })
  expect(problemsIn(differing.body)).toEqual({
    bar: 'This is not right; please check it.',
    above: ['This is not right; please check it.'],
    beside: { confirmPassword: 'Password And Confirm Password is Not Same !!' },
  })
})

test('Scenario: the newsletter takes an address without script', async () => {
  const { status, body } = await post('/newsletter', { email: 'asha@rao.test' })
  expect(status).toBe(200)
  expect(body).toContain('<h1')
  expect(problemsIn(body).beside).toEqual({})
  const wrong = await post('/newsletter', { email: 'nobody' })
  expect([wrong.status, problemsIn(wrong.body).beside]).toEqual([
    422,
    { email: 'Please Enter a Valid Email' },
  ])
  expect(wrong.body).toContain('value="nobody"')
})

test('Scenario: the reply to a form stays as it is, also where scripts run', async () => {
  const { body } = await post('/login', { email: 'nobody@shops.example', password: 'wrong' })
  const page = await shop.app.inject({ url: '/login', headers: { accept: 'text/html' } })
  expect(page.body).toMatch(startScript)
  expect(body).not.toMatch(startScript)
})

test('Scenario: a form that needs script says so', async () => {
  const { status, body } = await post('/forgot-password', { email: 'asha@rao.test' })
  expect(status).toBe(422)
  expect(problemsIn(body)).toEqual({ bar: needsScript, above: [needsScript], beside: {} })
})

test('Scenario: the forms of a customer at the address of the registration need script (rule P20)', async () => {
  const { email } = await shop.customer()
  const { reply } = await post('/login', { email, password })
  const cookie = String(reply['set-cookie']).split(';')[0] ?? ''
  const fields = { name: 'Meera Rao', companyName: 'Rao Jewels', country: 'India' }
  const { status, body } = await post('/my-account', fields, { cookie })
  expect(status).toBe(422)
  expect(new Set(problemsIn(body).above)).toEqual(new Set([needsScript]))
  expect(problemsIn(body).beside).toEqual({})
  expect(body).toContain('value="Meera Rao"')
})

test.for([
  ['another site', { origin: 'https://elsewhere.test' }],
  ['an unknown site', { origin: 'null' }],
] as const)('Scenario: a form of %s is refused', async ([, headers]) => {
  const { email } = await shop.customer()
  const { status, reply } = await post('/login', { email, password }, headers)
  expect([status, reply['set-cookie']]).toEqual([403, undefined])
})

test('Scenario: the API takes no forms', async () => {
  const { status } = await post('/api/customer/login', { registerEmail: 'a@b.test', password })
  expect(status).toBe(400)
})

test('Scenario: the limits of forms count by the address of the buyer', async () => {
  const subscribe = (n: number, from: string) =>
    post('/newsletter', { email: `reader-${n}@rao.test` }, {}, from)
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) statuses.push((await subscribe(n, '10.0.0.1')).status)
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429])
  expect((await subscribe(31, '10.0.0.2')).status).toBe(200)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookiesIn } from '../../../server/http/cookies.ts'
import { openTestShop, password } from '../../support/shop.ts'

let shop: Awaited<ReturnType<typeof openTestShop>>

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const home = 'http://localhost:80'

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
  expect(body).toContain('The e-mail address or the password is not right.')
  expect(body).toContain(`value="${email}"`)
  expect(body).not.toContain('not my password')
})

test('Scenario: a registration without script sends the mail; a wrong one keeps what was typed', async () => {
  const form = {
    ...{ name: 'Meera Shah', email: 'meera@shah.test', companyName: 'Shah Jewels' },
    ...{ country: 'India', instagram: '', password, confirmPassword: password },
  }
  const wrong = await post('/my-account', form)
  expect(wrong.status).toBe(422)
  expect(wrong.body).toContain('value="Meera Shah"')
  expect(wrong.body).not.toContain(password)
  const right = await post('/my-account', { ...form, checkTermsCondtion: 'on' })
  expect(right.status).toBe(200)
  expect((await shop.mails()).map(({ to }) => to)).toContain('meera@shah.test')
})

test('Scenario: the newsletter takes an address without script', async () => {
  const { status, body } = await post('/newsletter', { email: 'asha@rao.test' })
  expect(status).toBe(200)
  expect(body).toContain('<h1')
  expect((await post('/newsletter', { email: 'nobody' })).status).toBe(422)
})

test('Scenario: a form that needs script says so', async () => {
  const { status, body } = await post('/forgot-password', { email: 'asha@rao.test' })
  expect(status).toBe(422)
  expect(body).toContain('This form needs JavaScript.')
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

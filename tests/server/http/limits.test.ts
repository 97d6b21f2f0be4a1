import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VariantInput } from '../../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { isWithinLimits } from '../../../server/http/json.ts'
import type { Access } from '../../../src/contracts/routes.ts'
import { routes } from '../../contract/suite/call.ts'
import { products } from '../../support/fixture.ts'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

const contractRoutes = routes.map(({ route }) => route)

let shop: TestShop
/** Its timeout for requests is so short that a busy machine may be too slow. */
let impatientShop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  shop = await openTestShop()
  impatientShop = await openTestShop({ requestTimeout: 300 })
  buyer = await shop.customer()
})
afterAll(() => Promise.all([shop.close(), impatientShop.close()]))

const put = (body: string, path = '/api/cart/add') =>
  fetch(shop.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
    body,
  })

test.each<[what: string, body: string, status: number, code: string, key?: string]>([
  ['over 1 MiB', `{"productId":"${'x'.repeat(1_048_577)}"}`, 413, 'too_large', 'problem.too_large'],
  [
    '10,000 deep',
    `{"productId":"x","quantity":1,"more":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    400,
    'bad_request',
  ],
  [
    'of 100,000 fields',
    JSON.stringify({ ...Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [i, 1])) }),
    400,
    'bad_request',
  ],
  ['that ends early', '{"productId":"x"', 400, 'bad_request'],
])('a body %s is refused', async (_what, body, status, code, key) => {
  const response = await put(body)
  expect([response.status, await response.json()]).toEqual([
    status,
    { code, message: expect.any(String), ...(key && { key }) },
  ])
})

test.each([
  ['{"a":[1,2,{"b":"[[[[{{{{"}]}', true],
  [`"${'['.repeat(100)}\\"${'{'.repeat(100)}"`, true],
  ['['.repeat(33), false],
  [`{"lines":[${Array(5_000).fill('{"id":"x","quantity":1,"mode":"add"}').join()}]}`, true],
  [`[${'1,'.repeat(40_001)}1]`, false],
])('%.30s keeps within the limits: %s', (text, expected) => {
  expect(isWithinLimits(text)).toBe(expected)
})

test.each([
  ['headers', 'POST /api/cart/add HTTP/1.1\r\nHost: shop\r\nX-Slow: '],
  [
    'a body',
    'POST /api/newsletter/customer/create HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":',
  ],
])('Scenario: a client that is slow with %s is cut off', async (_what, start) => {
  const socket = connect(Number(new URL(impatientShop.origin).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  socket.write(start)
  await once(socket, 'close')
  // A client that is disconnected for another reason would get another answer.
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout')
})

test('Scenario: orders of one customer are limited by the minute', async () => {
  const place = (i: number) =>
    buyer.client.orders.place({
      headers: { 'idempotency-key': `limited-${i}` },
      body: { address, shipping: 'together', currency: 'INR' },
    })
  const answers = await Promise.all(Array.from({ length: 35 }, (_, i) => place(i)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.map(({ body }) => 'message' in body && body.message)).toEqual(
    Array.from({ length: 5 }, () => 'Too many attempts. Please try again in 1 min.'),
  )
})

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

test.each(['/', '/api/currency/show', '/api/nothing', '/media/nothing', '/openapi.json'])(
  '%s is sent with the security headers',
  async (path) => {
    const { headers } = await fetch(shop.origin + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe-inline')
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "default-src 'self'",
    ])
      expect(policy).toContain(directive)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    // The test shop's public address is https.
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  },
)

test('visitors see no prices or stock anywhere', async () => {
  const open = contractRoutes.filter(
    ({ method, metadata }) => method === 'GET' && (metadata as Access).access === 'visitor',
  )
  expect(open.length).toBeGreaterThan(5)
  const answers = await Promise.all(
    open.map(async ({ path }) => {
      const reply = await fetch(`${shop.origin}/api${path.replace(':slug', 'rings')}`)
      return { path, status: reply.status, text: await reply.text() }
    }),
  )
  for (const { path, text } of answers)
    expect(text, path).not.toMatch(/prices|sellPrice|offerPrice|costPrice|"stock"/)
  // Refusals contain no data. Calls that return pieces must have succeeded.
  const pieces = answers.filter(({ text }) => text.includes('moon-pendant'))
  expect(pieces.map(({ path, status }) => [path, status])).toEqual([
    ['/products/featured', 200],
    ['/content/the-shop', 200],
    ['/content/popular-categories', 200],
  ])
})

test('no answer to a customer contains the cost price', async () => {
  const read = async (path: string, method = 'GET') => {
    const reply = await fetch(`${shop.origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    return [reply.status, await reply.text()] as const
  }
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  // Publish the products again, so that a leaked cost price would be in the documents.
  const costing = (variant: VariantInput) => ({ ...variant, costPrice: 123_457 })
  for (const { variants, ...product } of products) {
    const [first, ...others] = variants
    await writer.putProduct({ ...product, variants: [costing(first), ...others.map(costing)] })
  }
  const productId = await shop.variantId('RG-7-G6')
  await buyer.client.cart.updateMoreVariants({ body: [{ id: productId, quantity: 5 }] })
  const answers = await Promise.all([
    read('/products/category/slug/rings'),
    read('/products/get-product-ById/band-ring', 'POST'),
    read('/products/search/all?query=ring'),
    read('/products/featured'),
    read(`/cart/${buyer.id}`),
    read('/order/'),
  ])
  expect(answers.map(([status]) => status)).toEqual(answers.map(() => 200))
  for (const [, text] of answers) expect(text).not.toMatch(/cost|1234\.57|123457/)
})

test('no GET changes state, except the two view counters', async () => {
  const dump = async () => {
    const tables = [
      'customer',
      'cart_row',
      'customer_order',
      'session',
      'wishlist_entry',
      'message',
      'product',
      'variant',
      'subscriber',
    ] as const
    return JSON.stringify(
      await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute())),
    )
  }
  const before = await dump()
  for (const { method, path } of contractRoutes)
    if (method === 'GET')
      await fetch(
        `${shop.origin}/api${path.replace(':slug', 'rings').replace(/:\w+/g, buyer.id)}`,
        {
          headers: { authorization: `Bearer ${buyer.token}` },
        },
      )
  expect(await dump()).toBe(before)
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

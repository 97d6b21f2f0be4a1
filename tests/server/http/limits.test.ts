import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWithinLimits } from '../../../server/http/json.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

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

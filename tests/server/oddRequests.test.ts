import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await writeFile(join(shop.deps.config.dataDir, 'media', 'ring.png'), 'x'.repeat(100))
})
afterAll(() => shop.close())

/** Sends raw bytes, and reads until the shop closes the connection. */
const send = async (text: string): Promise<string> => {
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    answer += part
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

const get = async (path: string, header = 'X: y', connection = 'Connection: close') =>
  statusOf(await send(`GET ${path} HTTP/1.1\r\nHost: shop\r\n${header}\r\n${connection}\r\n\r\n`))

test.each([
  ['/media/../x', 404],
  ['/media/..%5cx', 404],
  ['/media/%2e%2e/x', 404],
  ['/media//etc/passwd', 404],
  ['/media/%00', 404],
  ['/media/a%ff', 400],
  ['/media/', 404],
  ['//media/x', 404],
  ['/media/sized/480/%2e%2e%2fx.avif', 404],
  ['/assets/%5c..%5cx', 404],
  ['/%', 400],
  ['/api/%ff', 400],
])('the odd address %s is answered with %i', async (path, status) => {
  expect(await get(path)).toBe(status)
})

test.each([
  ['Range: bytes=abc', 416],
  ['Range: bytes=5-1', 416],
  ['Range: bytes=99999999-', 416],
  ['Range: nonsense', 200],
  ['If-Match: "x"', 412],
  ['If-Match: %%%', 412],
  ['If-Modified-Since: nonsense', 200],
])('a picture that is asked for with "%s" is answered with %i', async (header, status) => {
  expect(await get('/media/ring.png', header)).toBe(status)
})

test.each([
  ['h2c', 'Connection: close, Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk'],
  ['nonsense', 'Connection: close, Upgrade'],
  ['websocket', 'Connection: close, Upgrade'],
])('a client that offers %s gets its answer anyway', async (protocol, connection) => {
  expect(await get('/healthz', `Upgrade: ${protocol}`, connection)).toBe(200)
})

test('Scenario: a client sends many requests and reads nothing; the connection is closed', async () => {
  const request = 'GET /api/settings/store HTTP/1.1\r\nHost: shop\r\n\r\n'
  expect(await send(request.repeat(200))).toBe('')
})

test('Scenario: a few pipelined requests are all answered', async () => {
  const requests = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(3)
  const answer = await send(
    `${requests}GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`,
  )
  expect(answer.split('HTTP/1.1 200 OK')).toHaveLength(5)
})

import { getResponse, HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { oneHandler } from '../../mocks/contract/oneHandler.ts'
import { apiBase } from '../../src/contracts/index.ts'

const answering = (path: string) =>
  http.get(`*${apiBase}${path}`, ({ params }) => HttpResponse.json({ path, params }))

const handler = oneHandler([
  answering('/cart/counts'),
  answering('/cart/:id'),
  answering('/carts'),
  answering('/products/:slug'),
])

const answerTo = async (path: string, method = 'GET') => {
  const response = await getResponse([handler], new Request(`http://shop.test${path}`, { method }))
  return response?.json()
}

test.each([
  ['/cart/counts', '/cart/counts', {}],
  ['/cart/7', '/cart/:id', { id: '7' }],
  ['/carts', '/carts', {}],
  ['/products/chain?search=cart', '/products/:slug', { slug: 'chain' }],
])('a call of %s is answered by the first handler that fits, %s', async (asked, path, params) => {
  expect(await answerTo(`${apiBase}${asked}`)).toMatchObject({ path, params })
})

test.each([
  ['another area', `${apiBase}/orders`, 'GET'],
  ['another path of an area', `${apiBase}/products`, 'GET'],
  ['another method', `${apiBase}/carts`, 'POST'],
  ['a picture', '/media/cart/7', 'GET'],
])('a request of %s is left to other handlers', async (_, path, method) => {
  expect(await answerTo(path, method)).toBeUndefined()
})

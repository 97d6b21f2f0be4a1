import { getResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { categories, products } from '../../mocks/catalogue/catalogue.ts'
import { routesOf } from '../../mocks/contract/routes.ts'
import { buyer } from '../../mocks/shop/account/people.ts'
import { createMockShop, type MockShop } from '../../mocks/shop/shop.ts'
import type { Category } from '../../src/contracts/catalogue/product.ts'
import { apiBase, contract } from '../../src/contracts/index.ts'

let shop: MockShop
let token: string
beforeAll(async () => {
  shop = await createMockShop({ publicUrl: 'http://shop.test' })
  token = await shop.sessions.open(buyer.id)
})

/** The status of a call, with each part of its path as it is sent. A handler that throws is an error. */
const statusOf = async (method: string, path: string): Promise<number | undefined> => {
  const response = await getResponse(
    [...shop.handlers],
    new Request(`http://shop.test${apiBase}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    }),
  )
  return response?.status
}

const withBelow = (category: Category): readonly Category[] => [
  category,
  ...category.children.flatMap(withBelow),
]

test('every category and product of the catalogue is found and counted, also silver-92.5', async () => {
  const slugs = categories.flatMap(withBelow).map(({ slug }) => slug)
  expect(slugs).toContain('metals_silver-92.5_chains')
  const calls = [
    ...slugs.flatMap((slug) => [
      ['GET', `/category/add/counts/${slug}`],
      ['GET', `/products/category/slug/${slug}`],
    ]),
    ...products.flatMap(({ _id, slug }) => [
      ['GET', `/products/counts-add/${_id}`],
      ['POST', `/products/get-product-ById/${slug}`],
    ]),
  ] as const
  const refused: string[] = []
  for (const [method = '', path = ''] of calls)
    if ((await statusOf(method, path)) !== 200) refused.push(`${method} ${path}`)
  expect(refused).toEqual([])
})

const unusual = [
  ...['92.5', '.', '...', 'a.json', 'a%2Fb', 'a%252Fb', '%2E%2E%2Fa', 'a%3Fb', 'a%23b', 'a+b'],
  ...['a%20b', '%E0%A4', '%00', 'a:b', '(a)', 'a*', '%E0%A4%95', '\u{1f48d}', '-', '_', 'a;b=c'],
]
const routes = routesOf(contract).filter(([, { path }]) => path.includes('/:'))

test.for(routes)('%s answers every path with a status of the contract', async ([, route]) => {
  const found: unknown[] = []
  for (const value of unusual) {
    const status = await statusOf(route.method, route.path.replaceAll(/:\w+/g, value))
    // A path of dots is another address before it is sent.
    if (status === undefined && value === '.') continue
    if (status === undefined || !Object.hasOwn(route.responses, status)) found.push([value, status])
  }
  expect(found).toEqual([])
})

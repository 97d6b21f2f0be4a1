import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { productBySlug } from '../../../mocks/catalogue/catalogue.ts'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../openShop.tsx'

useMocks()

const rings = { _id: 'c-1', slug: 'rings', name: { en: 'Rings' } }
const product = {
  ...productBySlug('three-stone-ring'),
  ...{ category: [rings], categories: ['rings'] },
}
const other = productBySlug('rope-chain')
const call = contract.catalogue.product
const name = product.title.en ?? ''

/** A list with one product; counts the calls that load the product, and those that count a view of it. */
const openList = async () => {
  const asked = { product: 0, other: 0, views: 0, lists: 0 }
  const answers: (() => Response)[] = []
  const calls = [
    mocks.handle(contract.catalogue.byCategorySlug, {
      body: () => {
        asked.lists += 1
        return { data: [product, other], total: 2, page: 1, limit: 20 }
      },
    }),
    http.post(`${mocks.baseUrl}/products/get-product-ById/:slug`, ({ params }) => {
      if (params.slug === other.slug) asked.other += 1
      else asked.product += 1
      return answers.shift()?.() ?? HttpResponse.json(product)
    }),
    mocks.handle(contract.catalogue.countProductView, {
      body: () => {
        asked.views += 1
        return { counts: 1 }
      },
    }),
  ]
  const shop = await openShop('/eshop/rings', { calls })
  const link = await screen.findByRole('link', { name })
  const losses = vi.fn()
  shop.composed.refs.connectivity.subscribe((state) => state.matches('lost') && losses())
  shop.startAhead()
  return {
    ...{ ...shop, asked, link },
    /** The next answers of the shop to the call that loads the product. */
    answer: (...next: (() => Response)[]) => answers.push(...next),
    opened: () => screen.findByRole('heading', { level: 1, name }),
    losses: () => losses.mock.calls.length,
  }
}

test('Scenario: a link on which the pointer rests is loaded once, and opening it makes no second request (rule P17)', async () => {
  const { pointer, link, asked, opened } = await openList()
  await pointer.hover(link)
  await waitFor(() => expect(asked).toMatchObject({ product: 1, views: 0 }))
  await pointer.click(link)
  await opened()
  await waitFor(() => expect(asked).toMatchObject({ product: 1, views: 1 }))
})

test.for([
  ['cannot answer', () => HttpResponse.json(mocks.bodyOf(call, 500), { status: 500 })],
  ['cannot be reached', () => HttpResponse.error()],
  ['refuses the login', () => HttpResponse.json(mocks.bodyOf(call, 401), { status: 401 })],
] as const)(
  'Scenario: a page that the shop %s is loaded again when it is opened, and nothing is reported',
  async ([, fail]) => {
    const { pointer, link, asked, opened, answer, said, losses } = await openList()
    answer(fail)
    await pointer.hover(link)
    await waitFor(() => expect(asked.product).toBe(1))
    await pointer.click(link)
    await opened()
    expect([asked.product, said(), losses()]).toEqual([2, [], 0])
  },
)

test('Scenario: a page that has changed since it was loaded ahead is loaded again', async () => {
  const { pointer, link, asked, opened, composed } = await openList()
  await pointer.hover(link)
  await waitFor(() => expect(asked.product).toBe(1))
  composed.root.send({ type: 'stock.changed', slug: product.slug, variants: [] })
  await pointer.click(link)
  await opened()
  expect(asked.product).toBe(2)
})

test('Scenario: the products beside a product that was loaded ahead are requested once', async () => {
  const { pointer, link, asked, opened, composed, router } = await openList()
  await pointer.hover(link)
  await pointer.click(link)
  await opened()
  const before = asked.lists
  for (const calls of [2, 3]) {
    composed.root.send({ type: 'shop.changed', what: 'product' })
    await waitFor(() => expect(asked.product).toBe(calls))
    await waitFor(() => expect(router.state.revalidation).toBe('idle'))
  }
  expect(asked.lists).toBe(before)
})

test.each([
  ['is offline', { onLine: { value: false } }],
  ['saves data', { onLine: { value: true }, connection: { value: { saveData: true } } }],
])('a buyer who %s loads nothing ahead', async (_, facts) => {
  const { link, asked } = await openList()
  vi.stubGlobal('navigator', Object.create(navigator, facts))
  fireEvent.pointerDown(link)
  vi.unstubAllGlobals()
  fireEvent.pointerDown(await screen.findByRole('link', { name: other.title.en ?? '' }))
  await waitFor(() => expect(asked.other).toBe(1))
  expect(asked.product).toBe(0)
})

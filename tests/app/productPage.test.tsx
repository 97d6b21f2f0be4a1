import { fireEvent, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import type { ProductCard } from '../../src/contracts/catalogue/product.ts'
import { contract } from '../../src/contracts/index.ts'
import { combination, direct } from '../machines/fixtures.ts'
import { mocks, openShop, server, useMocks } from './openShop.tsx'

useMocks()

const { description: _d, keywords: _k, attributes: _a, variants: _v, ...rest } = direct
const { moreVariants: _m, quantityRule: _q, ...card } = rest
const other = { ...card, _id: 'product-2', title: { en: 'Charm' } }

/** The shop at the page of the chain, whose stock is lower with each request. */
const open = async (related: () => readonly ProductCard[]) => {
  const asked: string[] = []
  let { stock } = combination
  const shop = await openShop(
    '/eshop/detail/metals_silver-92.5_chains/anchor-chain?v=finish:matt',
    {
      calls: [
        mocks.handle(contract.catalogue.product, {
          body: () => {
            asked.push('product')
            stock -= 1
            return { ...combination, stock }
          },
        }),
        mocks.handle(contract.catalogue.byCategorySlug, {
          body: () => {
            asked.push('related')
            const data = [...related()]
            return { data, total: data.length, page: 1, limit: 20 }
          },
        }),
      ],
    },
  )
  await screen.findByRole('heading', { level: 1, name: 'Anchor chain' })
  /** The stock has changed in the shop, and the page shows it. */
  const change = async () => {
    const { length } = asked
    shop.composed.root.send({ type: 'shop.changed', what: 'everything' })
    await expect.poll(() => asked.slice(length)).toContain('product')
    await expect.poll(() => shop.router.state.revalidation).toBe('idle')
  }
  return { ...shop, asked, change }
}

test('Scenario: a product that is withdrawn while its page is open leads back to its category', async () => {
  const sold = mocks.handle(contract.catalogue.product, {
    body: { ...combination, category: [{ _id: 'c-1', slug: 'rings', name: { en: 'Rings' } }] },
  })
  const shop = await openShop('/eshop/detail/rings/anchor-chain', { calls: [sold] })
  const change = () => shop.composed.root.send({ type: 'shop.changed', what: 'product' })
  await screen.findByRole('heading', { level: 1, name: 'Anchor chain' })
  server.use(mocks.handle(contract.catalogue.product, { status: 404 }))
  change()
  await screen.findByRole('heading', { level: 1, name: 'No longer sold' })
  const back = screen.getByRole('link', { name: 'Back to Rings' })
  expect(back.getAttribute('href')).toBe('/eshop/rings')
  server.use(sold)
  change()
  await screen.findByRole('heading', { level: 1, name: 'Anchor chain' })
})

test.each([
  ['a category that it is not in', 'rings'],
  ['a category that does not exist', 'nowhere'],
])('Scenario: %s in its address is corrected, and what was chosen stays', async (_, category) => {
  const calls = [mocks.handle(contract.catalogue.product, { body: combination })]
  const shop = await openShop(`/eshop/detail/${category}/anchor-chain?v=finish:matt`, { calls })
  await screen.findByRole('heading', { level: 1, name: 'Anchor chain' })
  expect(shop.router.state.location.pathname).toBe(
    '/eshop/detail/metals_silver-92.5_chains/anchor-chain',
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Matt' }).checked).toBe(true)
})

test('Scenario: the stock changes, and the data beside the product is not requested again', async () => {
  const { asked, change } = await open(() => [other])
  const row = await screen.findByRole('region', { name: 'From the same category' })
  await change()
  expect(within(row).getByRole('link', { name: 'Charm' })).toBeTruthy()
  expect(asked).toEqual(['product', 'related', 'product'])
})

test('Scenario: the data beside the product could not be loaded and is requested again', async () => {
  let products: readonly ProductCard[] = []
  const { asked, change } = await open(() => products)
  await expect.poll(() => asked).toEqual(['product', 'related'])
  products = [other]
  await change()
  await screen.findByRole('region', { name: 'From the same category' })
  expect(asked).toEqual(['product', 'related', 'product', 'related'])
})

test('Scenario: a product without variants shows its own price and weight', async () => {
  await openShop('/eshop/detail/metals_silver-92.5_chains/anchor-chain', {
    calls: [mocks.handle(contract.catalogue.product, { body: { ...direct, variants: [] } })],
  })
  await screen.findByRole('heading', { level: 1, name: 'Anchor chain' })
  expect(within(screen.getByRole('main')).getByText('2.50 g', { selector: 'dd' })).toBeTruthy()
})

test('Scenario: what is picked while the product is being loaded again stays picked', async () => {
  const held = Promise.withResolvers<void>()
  let asked = 0
  const product = mocks.handle(contract.catalogue.product, { body: combination })
  const holding = http.post('*/products/get-product-ById/*', async () => {
    asked += 1
    if (asked > 1) await held.promise
  })
  const shop = await openShop('/eshop/detail/metals_silver-92.5_chains/anchor-chain', {
    calls: [holding, product],
  })
  const matt = await screen.findByRole<HTMLInputElement>('radio', { name: 'Matt' })
  shop.composed.root.send({ type: 'shop.changed', what: 'product' })
  await expect.poll(() => asked).toBe(2)
  fireEvent.click(matt)
  await expect.poll(() => matt.checked).toBe(true)
  held.resolve()
  await expect.poll(() => shop.router.state.revalidation).toBe('idle')
  await expect.poll(() => shop.router.state.location.search).toBe('?v=finish:matt')
  expect(matt.checked).toBe(true)
})

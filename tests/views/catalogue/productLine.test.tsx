import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, test } from 'vitest'
import { ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { direct } from '../../machines/fixtures.ts'

useMocks()

/** A card without the list's data about its variants. */
const { sku: _sku, variantCount: _count, ...silent } = ProductCard.parse(direct)

test.each([
  ['SKU AB-1', { sku: 'AB-1', variantCount: 1 }],
  ['24 variants', { variantCount: 24 }],
  ['1 variant', { variantCount: 1 }],
  ['–', { weight: 0 }],
])('Scenario: a line says "%s"', async (words, facts) => {
  await openLines([{ ...silent, ...facts }])
  expect(await line()).toContain(words)
})

test('Scenario: without data about variants a line has no number', async () => {
  await openLines([silent])
  expect(await line()).not.toMatch(/SKU|variant/)
})

test('Scenario: a small price shows for enough pieces that two decimals suffice', async () => {
  Cookies.set('currency', JSON.stringify({ code: 'EUR', symbol: '€' }))
  await openLines([{ ...silent, prices: { sellPrice: 0.55, offerPrice: 0 } }])
  await expect.poll(line).toContain('€0.55 / 100 pieces')
})

test('Scenario: a searched SKU is highlighted', async () => {
  const data = [{ ...silent, sku: 'AB-1', variantCount: 1 }]
  await openShop('/eshop?search=ab&view=list', {
    calls: [
      mocks.handle(contract.catalogue.search, {
        body: { data, total: 1, page: 1, limit: 20, didYouMean: 'ab' },
      }),
    ],
  })
  const found = await screen.findByRole('article')
  expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['AB'])
})

const openLines = (data: readonly ProductCard[]) =>
  openShop('/eshop/rings?view=list', {
    calls: [
      mocks.handle(contract.catalogue.byCategorySlug, {
        body: { data: [...data], total: data.length, page: 1, limit: 20 },
      }),
    ],
  })

const line = async () => (await screen.findByRole('article')).textContent

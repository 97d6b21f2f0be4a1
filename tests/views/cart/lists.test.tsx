import { screen, within } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import { expect, test } from 'vitest'
import type { OrderableVariant } from '../../../src/contracts/cart/cart.ts'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { cartRow } from '../../machines/fixtures.ts'

useMocks()

const variantOf = (own: Partial<OrderableVariant>): OrderableVariant => cartRow(own).cart

/** The page of a shared list with these variants, 1 piece of the first, 2 of the second, and so on. */
const openShared = (
  variants: OrderableVariant[],
  {
    companyName = 'Shah Jewels',
    calls = [],
  }: { companyName?: string; calls?: RequestHandler[] } = {},
) =>
  openShop(`/lists/shared/${'k'.repeat(43)}`, {
    calls: [
      ...calls,
      mocks.handle(contract.lists.shared, {
        body: () => ({
          ...{ name: 'Winter window', companyName, variants },
          lines: variants.map(({ productId: id }, i) => ({ id, quantity: i + 1 })),
        }),
      }),
    ],
  })

test('Scenario: a shared list shows its lines with their prices, stock and sums (rule K22)', async () => {
  await openShared([
    variantOf({ productId: 'v-1', sku: 'RG-1', stock: 7, sellPrice: 250 }),
    variantOf({ productId: 'v-2', sku: 'RG-2', stock: 0, sellPrice: 100 }),
    variantOf({ productId: 'v-3', sku: 'RG-3', isSold: false }),
  ])
  await screen.findByRole('heading', { name: 'Winter window' })
  const lines = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'Twisted ring RG-11 piece₹250.00 · In stock: 7₹250.00',
    'Twisted ring RG-22 pieces₹100.00 · In stock: 0₹200.00',
    'Twisted ring RG-33 piecesNo longer sold',
  ])
  expect(screen.getByRole('link', { name: 'Review and add' })).toBeTruthy()
})

test('a long list shows its first 100 lines, and folds the others', async () => {
  await openShared(
    Array.from({ length: 102 }, (_, i) => variantOf({ productId: `v-${i}`, sku: `RG-${i}` })),
  )
  const summary = await screen.findByText('Show 2 more lines')
  const folded = within(summary.parentElement as HTMLElement).getAllByRole('listitem')
  expect(folded).toHaveLength(2)
})

test('Scenario: a list without a name is not saved, and the field says so (rule K21)', async () => {
  const { pointer } = await openShared([variantOf({ productId: 'v-1', sku: 'RG-1' })])
  await pointer.click(await screen.findByRole('button', { name: 'Save as my list' }))
  const field = screen.getByRole('textbox', { name: /Name of the list/ })
  await pointer.clear(field)
  await pointer.type(field, '  ')
  await pointer.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please fill this in.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('the company that shares a list keeps its direction in a sentence from right to left', async () => {
  const languages = mocks.handle(contract.settings.languages, {
    body: {
      data: [
        { _id: 'en', name: 'ENGLISH', iso_code: 'en' },
        { _id: 'ar', name: 'العربية', iso_code: 'ar' },
      ],
    },
  })
  const shop = await openShared([], { companyName: 'Rao & Co.', calls: [languages] })
  expect(await screen.findByText('Shared by Rao & Co.')).toBeTruthy()
  await shop.pointer.selectOptions(screen.getByLabelText('Language'), 'ar')
  expect(await screen.findByText('تشاركها \u2068Rao & Co.\u2069')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Winter window' }).querySelector('bdi')).toBeTruthy()
})

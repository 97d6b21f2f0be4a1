import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, test } from 'vitest'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { cartRow } from '../../machines/fixtures.ts'

useMocks()

/** The page of a cart with one ring; `sent` are the changed rows. */
const open = async (ring: Partial<CartRow['cart']> = {}) => {
  const sent: unknown[] = []
  const shop = await openShop('/cart', {
    cart: () => [cartRow(ring, 'row-ring')],
    calls: [
      mocks.handle(contract.cart.setQuantity, {
        body: ({ params, body }) => {
          const { quantity } = body as { quantity: number }
          sent.push([params.id, quantity])
          const changed = cartRow({ ...ring, quantity, addedPrice: 250 }, 'row-ring')
          return {
            ...{ message: 'Quntity Updated Successfully !!', version: 2, cartData: [changed] },
            removed: [],
            totals: { rows: 1, quantity, totalWeight: 0, totalPrice: 0 },
          }
        },
      }),
      mocks.handle(contract.cart.removeRow, {
        body: ({ params }) => {
          sent.push([params.rowId, 0])
          return {
            ...{ ok: true, message: 'Removed.', version: 2, cartData: [] },
            removed: ['row-ring'],
            totals: { rows: 0, quantity: 0, totalWeight: 0, totalPrice: 0 },
          }
        },
      }),
    ],
  })
  return { ...shop, sent }
}
const press = async ({ pointer }: Awaited<ReturnType<typeof open>>, name: string) =>
  pointer.click(await screen.findByRole('button', { name }))

test('Scenario: a removed line is restored, and nothing is sent', async () => {
  const shop = await open()
  await press(shop, 'Remove Twisted ring')
  await screen.findByText('Twisted ring was removed.')
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  await press(shop, 'Undo')
  await screen.findByRole('button', { name: 'Remove Twisted ring' })
  expect(shop.sent).toEqual([])
})

test('Scenario: leaving the page makes a removal final', async () => {
  const shop = await open()
  await press(shop, 'Remove Twisted ring')
  await screen.findByText('Twisted ring was removed.')
  await shop.router.navigate('/nowhere')
  await waitFor(() => expect(shop.sent).toEqual([['row-ring', 0]]))
})

test('Scenario: the buyer agrees to a changed price', async () => {
  const shop = await open({ addedPrice: 240 })
  await screen.findByText('The price was ₹240.00 when you added it.')
  await press(shop, 'Accept: Twisted ring')
  await waitFor(() => expect(screen.queryByText(/^The price was/)).toBeNull())
  expect(shop.sent).toEqual([['row-ring', 6]])
})

test('Scenario: a small price that has changed is not rounded to nothing (rule M4)', async () => {
  Cookies.set('currency', JSON.stringify({ code: 'EUR', symbol: '€' }))
  await open({ addedPrice: 0.55 })
  await screen.findByText('The price was €0.55 / 100 pieces when you added it.')
})

test('Scenario: the buyer takes what is in stock', async () => {
  const shop = await open({ stock: 4 })
  await screen.findByText(/^4 ship by .+, 2 by .+$/)
  await press(shop, 'Take 4 in stock: Twisted ring')
  await waitFor(() => expect(shop.sent).toEqual([['row-ring', 4]]))
})

test('Scenario: a piece that is no longer sold blocks the order until it is removed', async () => {
  const shop = await open({ isSold: false })
  await screen.findByText('A row is no longer sold. Remove it to order.')
  expect((await screen.findByRole('link', { name: /^Order ·/ })).ariaDisabled).toBe('true')
  await press(shop, 'Remove: Twisted ring')
  await screen.findByRole('heading', { name: 'Your cart is empty' })
})

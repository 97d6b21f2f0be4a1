import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { cartRow } from '../../machines/fixtures.ts'

useMocks()

const { cart: variant } = cartRow({ productId: 'v-1', sku: 'RG-1' })

/** The quick order above a cart with a ring; the shop knows the SKU `RG-1` alone. */
const open = async () => {
  const { pointer } = await openShop('/cart', {
    cart: () => [cartRow({ productId: 'v-2', quantity: 10 }, 'row-ring')],
    calls: [
      mocks.handle(contract.cart.resolve, {
        body: ({ body }) => ({
          matches: (body as { codes: string[] }).codes.map((code) =>
            code === 'RG-1'
              ? { kind: 'found' as const, ids: ['v-1'] }
              : { kind: 'unknown' as const, ids: [] },
          ),
          variants: [variant],
        }),
      }),
    ],
  })
  await pointer.click(await screen.findByText('Quick order'))
  const field = await screen.findByRole('textbox', { name: /SKUs and quantities/ })
  return { pointer, type: (text: string) => pointer.type(field, `${text}{Enter}`) }
}

test('Scenario: one piece is one piece, and the quick order stays open when it is cleared', async () => {
  const { pointer, type } = await open()
  await type('RG-1 1')
  expect(await screen.findByText('1 piece · ₹250.00')).toBeTruthy()
  await type('RG-1 2')
  expect(await screen.findByText('3 pieces · ₹750.00')).toBeTruthy()
  await pointer.click(screen.getByRole('button', { name: 'Clear the list' }))
  expect(screen.queryByText('3 pieces · ₹750.00')).toBeNull()
  expect(screen.getByText('Quick order').closest('details')?.open).toBe(true)
})

test('no lines are not offered to be added', async () => {
  const { type } = await open()
  await type('XX-9 5')
  const button = await screen.findByRole('button', { name: 'No line is ready' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: /^Add 0/ })).toBeNull()
})

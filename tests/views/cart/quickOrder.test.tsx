import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract } from '../../../src/contracts/index.ts'
import { mostChoices } from '../../../src/domain/cart/quickOrder/matchCodes.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { cartRow } from '../../machines/fixtures.ts'

useMocks()

const { cart: variant } = cartRow({ productId: 'v-1', sku: 'RG-1' })

const many = Array.from({ length: mostChoices }, (_, n) => ({
  ...variant,
  ...{ productId: `v-many-${n}`, sku: `CB-${n}` },
}))

/** The shop knows the SKU `RG-1`, and many that begin with `CB`. */
const matchOf = (code: string) => {
  if (code === 'RG-1') return { kind: 'found' as const, ids: ['v-1'] }
  if (code === 'CB')
    return { kind: 'several' as const, ids: many.map(({ productId }) => productId) }
  return { kind: 'unknown' as const, ids: [] }
}

/** The quick order above a cart with a ring. */
const open = async () => {
  const { pointer } = await openShop('/cart', {
    cart: () => [cartRow({ productId: 'v-2', quantity: 10 }, 'row-ring')],
    calls: [
      mocks.handle(contract.cart.resolve, {
        body: ({ body }) => ({
          matches: (body as { codes: string[] }).codes.map(matchOf),
          variants: [variant, ...many],
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

test('it is said that more variants begin like a code than are offered', async () => {
  const { type } = await open()
  await type('CB 5')
  await screen.findByText(/Here are the first 50; type more of the SKU/)
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop, useMocks } from '../../app/openShop.tsx'
import { cartRow } from '../../machines/fixtures.ts'

useMocks()

test.each([
  [1, '1 piece · 3.20 g'],
  [10, '10 pieces · 32.00 g'],
])('a line of %i says its pieces before the weight of all of them', async (quantity, text) => {
  await openShop('/cart', { cart: () => [cartRow({ quantity, totalWeight: 3.2 * quantity })] })
  expect(await screen.findByText(text)).toBeTruthy()
})

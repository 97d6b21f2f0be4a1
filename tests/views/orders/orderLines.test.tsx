import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { order } from '../../../lab/examples/parts/samples.ts'
import { Shop } from '../../../lab/examples/parts/surroundings.tsx'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import type { Order } from '../../../src/contracts/orders/order.ts'
import { OrderLines } from '../../../src/views/orders/OrderLines.tsx'
import { SpeechContext } from '../../../src/views/parts/hooks/useTranslation.ts'

afterEach(cleanup)

const show = async (shown: Partial<Order>, language: string) =>
  render(
    <SpeechContext value={await createI18n(language)}>
      <Shop>
        <OrderLines order={{ ...order, ...shown }} />
      </Shop>
    </SpeechContext>,
  )

test('Scenario: an order ships to a country that is named in the language of the page', async () => {
  await show({ address: { ...order.address, country: 'Germany' } }, 'it')
  expect(screen.getByText('Germania')).toBeTruthy()
  expect(screen.queryByText(/Germany/)).toBeNull()
})

test('Scenario: the minus of an amount is before its digits, also from right to left', async () => {
  await show({ displayDropped: 9.32 }, 'ar')
  // The marks keep the sign and the digits together from left to right.
  expect(screen.getByText(/9\.32/).textContent).toBe('\u200f\u200e−9.32\u00a0₹')
})

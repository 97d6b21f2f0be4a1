import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Shop } from '../../../lab/examples/parts/surroundings.tsx'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import { PaymentChoices } from '../../../src/views/orders/payment/PaymentChoices.tsx'
import { SpeechContext } from '../../../src/views/parts/hooks/useTranslation.ts'

afterEach(cleanup)

test('Scenario: an order beyond what is left on account cannot be put on account (rule O28)', async () => {
  const speech = await createI18n('en')
  const payments = { data: ['bankTransfer', 'onAccount'] as const, account: { left: 500 } }
  const choices = (total: number) => (
    <SpeechContext value={speech}>
      <Shop>
        <PaymentChoices
          payments={{ ...payments, data: [...payments.data] }}
          chosen="onAccount"
          total={total}
        />
      </Shop>
    </SpeechContext>
  )
  const account = () => screen.getByRole<HTMLInputElement>('radio', { name: /^On account/ })
  const { rerender } = render(choices(500_00))
  expect([account().checked, account().disabled]).toEqual([true, false])
  expect(screen.getByText('You can order for another ₹500.00.')).toBeTruthy()
  rerender(choices(500_01))
  expect([account().checked, account().disabled]).toEqual([false, true])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Bank/ }).checked).toBe(true)
  expect(screen.getByText(/^Not for this order/)).toBeTruthy()
})

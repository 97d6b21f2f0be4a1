import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { order } from '../../../lab/examples/parts/samples.ts'
import { Shop } from '../../../lab/examples/parts/surroundings.tsx'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import { OrderLines } from '../../../src/views/orders/OrderLines.tsx'
import { SpeechContext } from '../../../src/views/parts/hooks/useTranslation.ts'

afterEach(cleanup)

test('Scenario: an order ships to a country that is named in the language of the page', async () => {
  const address = { ...order.address, country: 'Germany' }
  render(
    <SpeechContext value={await createI18n('it')}>
      <Shop>
        <OrderLines order={{ ...order, address }} />
      </Shop>
    </SpeechContext>,
  )
  expect(screen.getByText('Germania')).toBeTruthy()
  expect(screen.queryByText(/Germany/)).toBeNull()
})

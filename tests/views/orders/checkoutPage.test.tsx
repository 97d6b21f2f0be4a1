import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { stillCart } from '../../../lab/examples/parts/common.ts'
import { cartRows, customer, refused, sellingTerms } from '../../../lab/examples/parts/samples.ts'
import { stillCoupon } from '../../../lab/examples/parts/stillCoupon.ts'
import { Shop, shopAtRest } from '../../../lab/examples/parts/surroundings.tsx'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { machines } from '../../../src/machines/index.ts'
import { CheckoutPage } from '../../../src/views/orders/CheckoutPage.tsx'
import { SpeechContext } from '../../../src/views/parts/hooks/useTranslation.ts'

afterEach(cleanup)

test('Scenario: a country to which the shop does not send is said once, also after a refusal (rule M8)', async () => {
  const abroad = sellingTerms.shipping.map((zone) => ({ ...zone, countries: ['FR'] }))
  const checkout = createActor(
    machines.checkout.provide({
      actions: { keepDraft: () => undefined },
      actors: { watchTerms: fromCallback(() => undefined) },
    }),
    {
      input: {
        ...{ shell: { send: () => undefined }, cart: stillCart(cartRows) },
        ...{ addresses: customer.userAddress, terms: { ...sellingTerms, shipping: abroad } },
      },
    },
  ).start()
  const sentence = said('refusal.noShipping', { country: 'India' })
  const { problem } = refused({ code: 'order_blocked', field: 'address.country', ...sentence })
  const { context } = shopAtRest().placement.getSnapshot()
  const snapshot = machines.placement.resolveState({
    value: 'idle',
    context: { ...context, refusal: problem },
  })
  const placement = createActor(machines.placement, { snapshot, input: context }).start()
  render(
    <SpeechContext value={await createI18n('en')}>
      <Shop refs={{ placement }}>
        <MemoryRouter>
          <CheckoutPage
            checkout={checkout}
            coupon={stillCoupon}
            payments={{ data: ['bankTransfer'] }}
          />
        </MemoryRouter>
      </Shop>
    </SpeechContext>,
  )
  expect(screen.getAllByText(/not ship to/)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Place order' }).ariaDisabled).toBe('true')
})

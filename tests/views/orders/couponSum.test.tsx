import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { cartRows } from '../../../lab/examples/parts/samples.ts'
import { Shop, shopAtRest } from '../../../lab/examples/parts/surroundings.tsx'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import { machines } from '../../../src/machines/index.ts'
import { CouponSum, useCouponEffect } from '../../../src/views/orders/coupon/CouponSum.tsx'
import { SpeechContext } from '../../../src/views/parts/hooks/useTranslation.ts'

afterEach(cleanup)

const terms = { hundredths: 1_000, amount: null, minimum: 2_000 }
const input = { cart: shopAtRest().cart, code: 'TEN', currency: 'INR' }
const context = { ...input, coupon: { code: 'TEN', terms }, problem: null }
const snapshot = machines.coupon.resolveState({ value: 'applied', context })
const coupon = createActor(machines.coupon, { snapshot, input }).start()

function Sum({ rows }: { rows: readonly CartRow[] }) {
  return <CouponSum coupon={coupon} effect={useCouponEffect(coupon, rows)} />
}

const i18n = await createI18n('en')

const open = async (rows: readonly CartRow[]) => {
  render(
    <SpeechContext value={i18n}>
      <Shop>
        <dl>
          <Sum rows={rows} />
        </dl>
      </Shop>
    </SpeechContext>,
  )
  const term = await screen.findByText(/^Coupon TEN/)
  return [term.textContent, term.nextElementSibling?.textContent]
}

test('Scenario: a coupon takes off its share, and nothing below the total that it needs (rule O13)', async () => {
  expect(await open(cartRows)).toEqual(['Coupon TEN', expect.stringMatching(/^−₹[1-9]/)])
  cleanup()
  expect(await open(cartRows.slice(0, 1))).toEqual([
    'Coupon TEN, for orders of ₹2,000.00 and more',
    '₹0.00',
  ])
})

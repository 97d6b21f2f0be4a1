import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { refused } from '../parts/samples.ts'
import { Shop, shopAtRest } from '../parts/surroundings.tsx'

const CouponField = lazyView(
  async () => (await import('../../../src/views/orders/coupon/CouponField.tsx')).CouponField,
)

export const coupon: Example<Machines['coupon']> = {
  inputs: {
    'no coupon': () => ({ cart: shopAtRest().cart, code: '', currency: 'INR' }),
    'a kept coupon': () => ({ cart: shopAtRest().cart, code: 'WELCOME10', currency: 'INR' }),
  },
  events: {
    'coupon.typed': { 'ten percent': { code: 'welcome10' }, nothing: { code: ' ' } },
    'coupon.submitted': bare,
    'coupon.removed': bare,
  },
  answers: {
    cartFilled: { outputs: { 'the cart is saved': undefined } },
    checkCoupon: {
      outputs: {
        'ten percent': {
          kind: 'valid',
          coupon: {
            code: 'WELCOME10',
            terms: { hundredths: 1_000, amount: null, minimum: 0 },
          },
        },
        'refused: it has ended': refused({
          ...{ code: 'invalid_field', field: 'coupon', key: 'refusal.couponEnded' },
          message: 'coupon: DIWALI ended on 2026-11-20.',
          values: { coupon: 'DIWALI', last: '2026-11-20' },
        }),
      },
    },
  },
  effects: ['keepCode', 'forgetCode'],
  tellsApart: ({ code, problem }) => [code.trim() !== '', problem !== null],
  shows: {
    none: 'Coupon',
    waiting: 'Checking…',
    checking: 'Checking…',
    applied: 'WELCOME10',
  },
  View: ({ actor }) => (
    <Shop>
      <CouponField coupon={actor} />
    </Shop>
  ),
  at: '/cart',
}

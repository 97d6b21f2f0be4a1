import { addressTexts } from '../../../src/domain/account/addressTexts.ts'
import { canOrderCart } from '../../../src/domain/cart/cartLines.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { useBeside } from '../parts/beside.ts'
import { stillCart } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { address, cartRows, customer, sellingTerms } from '../parts/samples.ts'
import { stillCoupon } from '../parts/stillCoupon.ts'
import { Shop } from '../parts/surroundings.tsx'

const CheckoutPage = lazyView(
  async () => (await import('../../../src/views/orders/CheckoutPage.tsx')).CheckoutPage,
)

const currency = { code: 'INR', symbol: '₹', exchange_rate: 1 }
const saved = { addressId: 'a-1' }
const typed = { ...addressTexts(address), addressId: 'another' }
const wrong = { ...typed, city: ' ', phone: 'none' }

export const checkout: Example<Machines['checkout']> = {
  inputs: {
    'a saved address': ({ shell }) => ({
      ...{ shell, cart: stillCart(cartRows), addresses: customer.userAddress },
      terms: sellingTerms,
    }),
    'no saved address': ({ shell }) => ({
      shell,
      cart: stillCart(cartRows),
      addresses: [],
      terms: sellingTerms,
      draft: { name: 'Asha Rao' },
    }),
    'a saved address that its country does not take': ({ shell }) => ({
      shell,
      cart: stillCart(cartRows),
      addresses: [{ _id: 'a-1', ...address, pincode: 'abc!' }],
      terms: sellingTerms,
    }),
  },
  events: {
    'form.typed': {
      'the saved address': { form: saved },
      'another address': { form: typed },
    },
    'address.edited': { 'the saved address': { addressId: 'a-1' } },
    'terms.shown': {
      'shipping has become free': { terms: { ...sellingTerms, shipping: [] } },
    },
    'rows.shown': {
      'one ring is left, below the minimum': {
        rows: cartRows.filter(({ cart }) => cart.mixedVariant).slice(0, 1),
      },
      'the whole cart': { rows: cartRows },
    },
    'order.submitted': {
      'to the saved address, with a note': {
        ...{ form: { ...saved, note: 'Call before delivery' }, currency },
      },
      'to another address': { form: typed, currency },
      'no city, no telephone': { form: wrong, currency },
    },
  },
  answers: {
    watchRows: { sends: ['rows.shown'] },
    watchTerms: { sends: ['terms.shown'] },
  },
  tellsApart: ({ addresses, problems, rows }) => [
    canOrderCart(rows),
    addresses.map(({ pincode }) => pincode),
    Object.keys(problems).length > 0,
  ],
  effects: ['keepDraft'],
  shows: {
    saved: 'Another address',
    writing: 'Address line 2',
  },
  View: function CheckoutView({ actor }) {
    return (
      <Shop>
        <CheckoutPage
          checkout={actor}
          coupon={useBeside('coupon') ?? stillCoupon}
          payments={{ data: ['bankTransfer', 'onAccount'], account: { left: 5_000 } }}
        />
      </Shop>
    )
  },
  at: '/cart/checkout',
}

import { useSelector } from '@xstate/react'
import { createActor } from 'xstate'
import { type Machines, machines } from '../../../src/machines/index.ts'
import { bare, countedKeys, stillCart } from '../parts/common.ts'
import type { Example, Surroundings } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import {
  cartRows,
  customer,
  order,
  refused,
  sellingTerms,
  submittedOrder,
  user,
} from '../parts/samples.ts'
import { stillCoupon } from '../parts/stillCoupon.ts'
import { Shop } from '../parts/surroundings.tsx'

const CheckoutPage = lazyView(
  async () => (await import('../../../src/views/orders/CheckoutPage.tsx')).CheckoutPage,
)
const PlacedPage = lazyView(
  async () => (await import('../../../src/views/orders/PlacedPage.tsx')).PlacedPage,
)

const checkout = createActor(
  machines.checkout.provide({ actions: { keepDraft: () => undefined } }),
  {
    input: {
      shell: { send: () => undefined },
      cart: stillCart(cartRows),
      addresses: customer.userAddress,
      terms: sellingTerms,
    },
  },
).start()

export const placement: Example<Machines['placement']> = {
  inputs: {
    'a saved cart': ({ shell }: Surroundings) => ({
      shell,
      acts: [],
      newKey: countedKeys(),
    }),
  },
  events: {
    'session.opened': { Asha: { userId: user._id } },
    'session.closed': bare,
    'connectivity.restored': bare,
    'location.shown': {
      'the checkout': { path: '/cart/checkout' },
      'another page': { path: '/eshop' },
    },
    'order.submitted': {
      'the cart': { order: submittedOrder, content: 'the cart' },
      'another cart': { order: submittedOrder, content: 'another cart' },
    },
  },
  answers: {
    readKeys: {
      outputs: {
        'no order is open': [],
        'an order whose answer was lost': ['key-lost'],
        'two orders whose answers were lost': ['key-lost', 'key-lost-too'],
      },
    },
    cartSaved: { outputs: { 'the cart is saved': undefined } },
    placeOrder: {
      outputs: {
        placed: { kind: 'placed', order, cart: { version: 2, cartData: [] } },
        'no answer': { kind: 'unanswered' },
        'refused: the prices have changed': refused({
          code: 'conflict',
          message: 'The total has changed. Look at the cart again.',
        }),
        'refused: below the minimum': refused({
          code: 'order_blocked',
          message: 'Grooved band: Minimum 5 Pieces are requierd to Add to Cart.',
        }),
        'refused: the postal code': refused({
          code: 'invalid_field',
          message: 'The address is not complete',
          issues: [{ field: 'address.pincode', message: 'must be a postal code of India' }],
        }),
      },
    },
    askOrder: {
      outputs: {
        'it was placed': { kind: 'placed', order, cart: null },
        'it is not known': { kind: 'unknown' },
        'no answer': { kind: 'unanswered' },
      },
    },
  },
  effects: ['keepKey', 'forgetKey', 'dropDraft'],
  tellsApart: ({ path, attempt, refusal, failures, keysLeft }) => [
    ...[path, attempt !== null, refusal !== null, keysLeft.length > 0],
    Math.min(failures, 5),
  ],
  shows: {
    idle: 'Place order',
    placing: 'Placing your order…',
    checking: 'We are checking whether your order has arrived',
    placed: 'Thank you, your order is placed',
    off: ['Delivery address', { unseen: 'nobody is logged in' }],
    starting: ['Delivery address', { unseen: 'orders without an answer are looked for' }],
    saving: 'Placing your order…',
    waiting: 'We are checking whether your order has arrived',
    pausing: [
      'We are checking whether your order has arrived',
      { unseen: 'the shop is asked again later' },
    ],
  },
  View: function PlacementView({ actor }) {
    const isPlaced = useSelector(actor, (snapshot) => snapshot.matches('placed'))
    return (
      <Shop refs={{ placement: actor }}>
        {isPlaced ? (
          <PlacedPage order={order} />
        ) : (
          <CheckoutPage
            payments={{ data: ['bankTransfer', 'onAccount'], account: { left: 5_000 } }}
            checkout={checkout}
            coupon={stillCoupon}
          />
        )}
      </Shop>
    )
  },
  at: '/cart/checkout',
}

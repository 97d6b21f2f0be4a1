import type { Machines } from '../../machines/index.ts'
import { CheckoutPage } from '../../views/pages/CheckoutPage.tsx'
import type { Example } from '../example.ts'
import { address, cartRows, order, refused } from './samples.ts'
import { Shop } from './surroundings.tsx'

const terms = { shipping: 'together', currency: 'INR', seenTotal: order.displayTotal } as const
const typed = Object.fromEntries(Object.entries(address).map(([name, text]) => [name, text ?? '']))
const cart = JSON.stringify(cartRows.map((row) => [row._id, row.cart.quantity]))

/** Keys in order, so that a recorded session is the same when it is replayed. */
const countedKeys = () => {
  let made = 0
  return () => {
    made += 1
    return `key-0000000${made}`
  }
}

export const checkout: Example<Machines['checkout']> = {
  inputs: { 'four rows in the cart': ({ shell }) => ({ shell, newKey: countedKeys() }) },
  events: {
    'order.submitted': {
      'a complete address': { address: typed, terms, cart },
      'split, with a note': {
        address: typed,
        terms: { ...terms, shipping: 'split', note: 'Call before delivery' },
        cart,
      },
      'no city, no telephone': { address: { ...typed, city: ' ', phone: 'none' }, terms, cart },
    },
  },
  answers: {
    placeOrder: {
      outputs: {
        placed: { kind: 'placed', order },
        'refused: the prices have changed': refused({
          code: 'conflict',
          message: 'The total has changed. Look at the cart again.',
        }),
        'refused: below the minimum': refused({
          code: 'order_blocked',
          message: 'Half-round band: Minimum 5 Pieces are requierd to Add to Cart.',
        }),
        'refused: the postal code': refused({
          code: 'invalid_field',
          message: 'The address is not complete',
          issues: [{ field: 'address.pincode', message: 'must be a postal code of India' }],
        }),
      },
    },
  },
  View: ({ actor }) => (
    <Shop>
      <CheckoutPage checkout={actor} address={address} />
    </Shop>
  ),
  at: '/cart/checkout',
}

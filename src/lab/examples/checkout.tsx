import type { Machines } from '../../machines/index.ts'
import { CheckoutPage } from '../../views/pages/CheckoutPage.tsx'
import type { Example } from '../example.ts'
import { address, cartRows, submittedOrder } from './samples.ts'
import { Shop } from './surroundings.tsx'

const { address: _address, ...terms } = submittedOrder
const typed = Object.fromEntries(Object.entries(address).map(([name, text]) => [name, text ?? '']))
const cart = JSON.stringify(cartRows.map((row) => [row._id, row.cart.quantity]))

export const checkout: Example<Machines['checkout']> = {
  inputs: { 'four rows in the cart': ({ shell }) => ({ shell }) },
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
  answers: {},
  View: ({ actor }) => (
    <Shop>
      <CheckoutPage checkout={actor} address={address} />
    </Shop>
  ),
  at: '/cart/checkout',
}

import { addressTexts } from '../../domain/account/addressTexts.ts'
import type { Machines } from '../../machines/index.ts'
import { CheckoutPage } from '../../views/orders/CheckoutPage.tsx'
import type { Example } from '../example.ts'
import { address, cartRows, customer, submittedOrder } from './samples.ts'
import { Shop } from './surroundings.tsx'

const { currency, seenTotal, seenBackorders } = submittedOrder
const seen = { currency, seenTotal, seenBackorders }
const cart = JSON.stringify(cartRows.map((row) => [row._id, row.cart.quantity]))
const saved = { addressId: 'a-1' }
const typed = { ...addressTexts(address), addressId: 'another' }
const wrong = { ...typed, city: ' ', phone: 'none' }

export const checkout: Example<Machines['checkout']> = {
  inputs: {
    'a saved address': ({ shell }) => ({ shell, addresses: customer.userAddress }),
    'no saved address': ({ shell }) => ({ shell, addresses: [], draft: { name: 'Asha Rao' } }),
    'a saved address that its country does not take': ({ shell }) => ({
      shell,
      addresses: [{ _id: 'a-1', ...address, pincode: 'abc!' }],
    }),
  },
  events: {
    'form.typed': {
      'the saved address': { form: saved },
      'another address': { form: typed },
    },
    'order.submitted': {
      'to the saved address, with a note': {
        ...{ form: { ...saved, note: 'Call before delivery' }, seen, cart },
      },
      'to another address': { form: typed, seen, cart },
      'no city, no telephone': { form: wrong, seen, cart },
    },
  },
  answers: {},
  tellsApart: ({ addresses, problems }) => [
    addresses.map(({ pincode }) => pincode),
    Object.keys(problems).length > 0,
  ],
  effects: ['keepDraft'],
  View: ({ actor }) => (
    <Shop>
      <CheckoutPage checkout={actor} />
    </Shop>
  ),
  at: '/cart/checkout',
}

import type { Machines } from '../../machines/index.ts'
import { CartPage } from '../../views/pages/CartPage.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { cartRows, refused, rowOf, user } from './samples.ts'
import { Shop } from './surroundings.tsx'

const [chain, ...rings] = cartRows.map(({ _id }) => _id)
const oneRow = [rowOf('rope-chain', 'rc-silver-l45', 30)]

export const cart: Example<Machines['cart']> = {
  inputs: { 'nobody is logged in': ({ shell }) => ({ shell }) },
  events: {
    'cart.opened': { 'Asha logs in': { userId: user._id } },
    'cart.closed': bare,
    'cart.changed': {
      'four rows, from another tab': { rows: cartRows },
      'emptied in another tab': { rows: [] },
      'one row is left': { rows: oneRow },
    },
    'cart.outdated': bare,
    'quantity.typed': {
      '30 of the chain': { rowId: chain ?? '', quantity: 30 },
      '25 of the chain, moved to 30': { rowId: chain ?? '', quantity: 25 },
      '20, as it is': { rowId: chain ?? '', quantity: 20 },
      'nothing of the chain': { rowId: chain ?? '', quantity: 0 },
      'one ring, 3 rings in all': { rowId: rings[0] ?? '', quantity: 1 },
    },
    'row.incremented': {
      chain: { rowId: chain ?? '' },
      'a row that is gone': { rowId: 'row-gone' },
    },
    'row.decremented': {
      chain: { rowId: chain ?? '' },
      'ring, below 5 in all': { rowId: rings[0] ?? '' },
    },
    'row.removed': { 'a ring': { rowId: rings[0] ?? '' }, chain: { rowId: chain ?? '' } },
    'line.removed': {
      'the rings': { productSlug: 'band-ring' },
      'a product that is gone': { productSlug: 'moon-pendant' },
    },
  },
  answers: {
    loadCart: { outputs: { 'four rows': cartRows, 'an empty cart': [] } },
    editCart: {
      outputs: {
        'one row is left': { kind: 'changed', rows: oneRow },
        'the cart is empty': { kind: 'changed', rows: [] },
        'refused: the row is gone': refused({ code: 'not_found', message: 'No such row' }),
        'refused: off the step': refused({
          code: 'quantity_off_step',
          message: 'Sold by 10: 20 or 30',
          nearest: { below: 20, above: 30 },
        }),
      },
    },
  },
  tellsApart: ({ rows, edits }) => [rows.length, Math.min(edits.length, 2)],
  View: ({ actor }) => (
    <Shop refs={{ cart: actor }}>
      <CartPage />
    </Shop>
  ),
  at: '/cart',
}

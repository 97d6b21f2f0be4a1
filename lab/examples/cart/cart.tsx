import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { SampleCartPage } from '../parts/SampleCartPage.tsx'
import { cartRows, changeTo, fortyChains, refused, rowOf, user } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const [chain, ...rings] = cartRows.map(({ _id }) => _id)
const oneRow = [rowOf('venetian-box-chain', 'cb03-s-50-sr', 30)]

export const cart: Example<Machines['cart']> = {
  inputs: { 'nobody is logged in': ({ shell }) => ({ shell }) },
  events: {
    'cart.opened': { 'Asha logs in': { userId: user._id } },
    'cart.closed': bare,
    'cart.changed': {
      'emptied in another tab': { version: 2, delta: changeTo([]) },
      'one row is left': { version: 2, delta: changeTo(oneRow) },
      'too much to send': { version: 2, delta: null },
      'an older change': { version: 1, delta: { ...changeTo([]), version: 1 } },
    },
    'cart.outdated': bare,
    'cart.received': {
      'an order has emptied it': { cart: { version: 2, cartData: [] } },
      'an older one': { cart: { version: 0, cartData: [] } },
    },
    'product.changed': {
      'the chain has another price': { slug: 'venetian-box-chain' },
      'a product that is not in the cart': { slug: 'heart-locket' },
    },
    'stock.changed': {
      'the chain is sold out': { variants: [{ productId: 'cb03-s-50-sr', stock: 0 }] },
    },
    'connection.opened': {
      'no stock was missed': { stock: [] },
      'any stock was missed': { stock: null },
    },
    'acts.flushed': bare,
    'offline.continued': bare,
    'commands.changed': {
      '40 of the chain': { quantities: { [fortyChains.productId]: 40 } },
      nothing: { quantities: {} },
    },
    'commands.sent': bare,
    'page.left': bare,
    // Raised by the machine itself.
    'edit.made': {},
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
    'price.accepted': { chain: { rowId: chain ?? '' } },
    'line.removed': {
      'the rings': { productSlug: 'grooved-band' },
      'a product that is gone': { productSlug: 'heart-locket' },
    },
  },
  answers: {
    loadCart: {
      outputs: {
        'four rows': { version: 1, rows: cartRows },
        'an empty cart, later': { version: 3, rows: [] },
      },
    },
    editCart: {
      outputs: {
        'one row is left': { kind: 'changed', delta: changeTo(oneRow) },
        'the cart is empty': { kind: 'changed', delta: changeTo([]) },
        'the row had gone': { kind: 'gone' },
        'no answer': { kind: 'unanswered' },
        'refused: off the step': {
          ...refused({
            code: 'quantity_off_step',
            message: 'Sold by 10: 20 or 30',
            nearest: { below: 20, above: 30 },
          }),
          rowIds: [chain ?? ''],
        },
      },
    },
  },
  effects: ['sendRest'],
  tellsApart: ({ held, newest, rows, edits, sendFailures, isOutdated }) => [
    ...[newest > held.version || isOutdated, rows.length > 0],
    ...[Object.keys(edits).length > 0, Math.min(sendFailures, 5)],
  ],
  shows: {
    closed: 'Your cart is empty',
    'open.reading.loading': 'Loading...',
    'open.reading.loaded': 'Order · ₹2,604.00',
    'open.reading.failed': 'Your cart could not be loaded',
    'open.writing.sending': 'Order · ₹1,380.00',
    'open.reading.behind': ['Venetian box chain', { unseen: 'the cart is read again' }],
    'open.writing.queueing': ['Loading...', { unseen: 'the changes wait in the offline queue' }],
    'open.writing.settled': 'Loading...',
    'open.writing.gathering.pausing': [
      'Venetian box chain',
      { unseen: 'the change waits for more of them' },
    ],
    'open.writing.waiting': ['Venetian box chain', { unseen: 'the change is sent again later' }],
  },
  View: ({ actor }) => (
    <Shop refs={{ cart: actor }}>
      <SampleCartPage />
    </Shop>
  ),
  at: '/cart',
}

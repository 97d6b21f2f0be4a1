import { expect, test } from 'vitest'
import { rowProblems } from '../../../src/domain/cart/rowProblems.ts'
import { cartRow, tens } from '../../machines/fixtures.ts'

const price = { sellPrice: 250, offerPrice: 0, addedPrice: 250 }

test.each([
  ['nothing', {}, []],
  ['all pieces of the stock', { quantity: 100, stock: 100 }, []],
  ['one piece too many', { quantity: 101, stock: 100 }, [{ kind: 'short', inStock: 100, late: 1 }]],
  [
    'a step that the stock does not fill',
    { quantity: 20, stock: 19, quantityRule: tens },
    [{ kind: 'short', inStock: 10, late: 1 }],
  ],
  [
    'a stock below the minimum',
    { quantity: 10, stock: 9, quantityRule: tens },
    [{ kind: 'short', inStock: 0, late: 1 }],
  ],
  ['a higher price', { addedPrice: 240 }, [{ kind: 'priceChanged', before: 240 }]],
  ['an offer', { offerPrice: 200 }, [{ kind: 'priceChanged', before: 250 }]],
  [
    'both',
    { addedPrice: 240, quantity: 3, stock: 1 },
    [
      { kind: 'priceChanged', before: 240 },
      { kind: 'short', inStock: 1, late: 2 },
    ],
  ],
  [
    'all, and it is not sold',
    { addedPrice: 240, quantity: 3, stock: 1, isSold: false },
    [{ kind: 'unsold' }],
  ],
] as const)('the problems of a row with %s', (_, cart, problems) => {
  expect(rowProblems(cartRow({ ...price, ...cart }))).toEqual(problems)
})

import { expect, test } from 'vitest'
import {
  addedMessage,
  belowMinimum,
  offStepProblem,
  rowExists,
  rowMissing,
} from '../../../src/domain/cart/cartProblems.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { tens } from '../../machines/fixtures.ts'

test('Scenario: a quantity off its step is refused with the nearest valid ones', () => {
  expect(offStepProblem(tens, 20, 'quantity')).toBeUndefined()
  expect(offStepProblem(tens, 15, 'lines.0.quantity')).toEqual({
    code: 'quantity_off_step',
    message:
      'lines.0.quantity: 15 pieces cannot be ordered; from 10 in steps of 10 up to 50000. Nearest: 10 or 20.',
    key: 'reply.offStepBetween',
    values: {
      ...{ quantity: '15', minimum: '10', step: '10', maximum: '50000' },
      ...{ below: '10', above: '20' },
    },
    field: 'lines.0.quantity',
    nearest: { below: 10, above: 20 },
  })
  expect(offStepProblem(tens, 5, 'quantity')).toMatchObject({
    message: expect.stringMatching(/Nearest: 10\.$/),
    ...{ key: 'reply.offStep', values: { quantity: '5', nearest: '10' } },
  })
})

test('Scenario: each refusal of a cart has its code, its field and its message', () => {
  expect([belowMinimum, rowExists, rowMissing]).toEqual([
    { code: 'minimum_pieces', ...said('cart.minimumPieces'), field: 'quantity' },
    {
      ...{ code: 'row_exists', field: 'productId', key: 'problem.row_exists' },
      message: 'This is already in the cart; update its quantity instead.',
    },
    {
      ...{ code: 'not_found', field: 'productId', key: 'refusal.notInCart' },
      message: 'This is not in the cart yet; add it first.',
    },
  ])
})

test('Scenario: an addition has a message; lateness takes precedence', () => {
  expect([addedMessage(false, false), addedMessage(true, false)]).toEqual([
    { message: 'Item Added to Cart !!', key: 'cart.added' },
    { message: 'Item Added To Cart !!', key: 'cart.addedMany' },
  ])
  const late = said('cart.addedOutOfStock')
  expect([addedMessage(false, true), addedMessage(true, true)]).toEqual([late, late])
})

import { describe, expect, test } from 'vitest'
import {
  callFor,
  draftLines,
  isLate,
  isOutOfStock,
  offStep,
  type PickerDraft,
  pasteColumn,
  piecesAfter,
  piecesIn,
  steppedBy,
} from '../../../src/machines/catalogue/pickerDraft.ts'
import { combination, direct, table } from '../fixtures.ts'

const picked = (own: Partial<PickerDraft>): PickerDraft => ({
  ...{ product: table, selection: { finish: 'matt' }, draft: {}, carted: {} },
  ...own,
})
const quantities = (draft: Record<string, number>, carted = {}) => picked({ draft, carted })

describe('The picked lines', () => {
  test('Scenario: a single piece is a line, an empty line is not', () => {
    expect(draftLines(picked({ product: direct, selection: {} }))).toMatchObject([{ pieces: 1 }])
    expect(draftLines(quantities({ 'p-matt-40': 1, 'p-matt-45': 0 }))).toMatchObject([
      { variant: { productId: 'p-matt-40' }, pieces: 1 },
    ])
  })

  test('Scenario: pieces in the cart under other choices count with the draft', () => {
    const carted = { 'p-bright-45': 4, 'p-matt-40': 7 }
    expect(piecesAfter(quantities({ 'p-matt-40': 1 }, carted))).toBe(5)
    const bright = { ...quantities({}, carted), draft: { 'p-bright-45': 9 } }
    expect(piecesAfter(bright)).toBe(11)
  })

  test('Scenario: one line beyond its stock is late', () => {
    expect(isOutOfStock(quantities({ 'p-matt-40': 5, 'p-matt-45': 3 }))).toBe(true)
    expect(isOutOfStock(quantities({ 'p-matt-40': 5, 'p-matt-45': 2 }))).toBe(false)
  })

  test('Scenario: each line shows its own lateness, one without stock before it is filled in', () => {
    const late = (context: PickerDraft) =>
      ['p-matt-40', 'p-matt-45', 'nobody'].map((id) => isLate(context, id))
    expect(late(quantities({}))).toEqual([false, false, false])
    expect(late(quantities({ 'p-matt-45': 2 }))).toEqual([false, false, false])
    expect(late(quantities({ 'p-matt-45': 3 }))).toEqual([false, true, false])
    const soldOut = {
      ...table,
      moreVariants: table.moreVariants.map((variant) => ({ ...variant, stock: 0 })),
    }
    expect(late({ ...quantities({}), product: soldOut })).toEqual([true, true, false])
  })

  test('Scenario: a number off the step is raised', () => {
    const chain = { product: combination, selection: { finish: 'matt', length: 'l40' } }
    expect(offStep(picked({ ...chain, draft: { 'p-matt-40': 25 } }))).toEqual({
      ...{ productId: 'p-matt-40', quantity: 30 },
    })
    expect(offStep(picked({ ...chain, draft: { 'p-matt-40': 30 } }))).toBeUndefined()
  })
})

describe('Stepping', () => {
  const chain = (pieces: number): PickerDraft =>
    picked({
      ...{ product: combination, selection: { finish: 'matt', length: 'l40' } },
      draft: { 'p-matt-40': pieces },
    })

  test.each([
    [20, 1, 30],
    [20, -1, 10],
    [10, -1, 10],
    [5, -1, 5],
    [5, 1, 10],
  ])('Scenario: a chain at %s goes %s step to %s', (pieces, steps, expected) => {
    expect(steppedBy(chain(pieces), 'p-matt-40', steps)).toBe(expected)
  })

  test.each([
    [2, -1, 1],
    [1, -1, 0],
    [0, 1, 1],
    [5, -5, 0],
    [5, -4, 1],
  ])('Scenario: a line of a table at %s goes %s steps to %s', (pieces, steps, expected) => {
    expect(steppedBy(quantities({ 'p-matt-40': pieces }), 'p-matt-40', steps)).toBe(expected)
  })
})

describe('The sent lines', () => {
  test('Scenario: only changed lines of a table are sent, or all of them when none has changed', () => {
    const carted = { 'p-matt-40': 3, 'p-matt-45': 2 }
    const one = callFor(quantities({ 'p-matt-45': 4 }, carted))
    expect(one).toEqual({
      ...{ kind: 'updateMoreVariants', pieces: [{ productId: 'p-matt-45', quantity: 4 }] },
    })
    expect(piecesIn(one)).toEqual([{ productId: 'p-matt-45', quantity: 4 }])
    expect(piecesIn(callFor(quantities({}, carted)))).toEqual([
      { productId: 'p-matt-40', quantity: 3 },
      { productId: 'p-matt-45', quantity: 2 },
    ])
  })

  test('Scenario: a variant is added, or updated when it is in the cart', () => {
    const one = picked({ product: direct, selection: {}, draft: { 'p-direct': 2 } })
    const pieces = { productId: 'p-direct', quantity: 2 }
    expect(callFor(one)).toEqual({ kind: 'add', directly: true, pieces })
    const call = callFor({ ...one, carted: { 'p-direct': 1 } })
    expect([call.kind, piecesIn(call)]).toEqual(['update', [pieces]])
  })
})

test('Scenario: a column is pasted from a line down, unless the line is not in the table', () => {
  expect(pasteColumn(quantities({}), 'p-matt-45', [3, 4])).toEqual({
    ...{ draft: { 'p-matt-45': 3 }, filled: 1, moved: 0, left: 1 },
  })
  expect(pasteColumn(quantities({}), 'p-matt-40', [3, 4])).toEqual({
    ...{ draft: { 'p-matt-40': 3, 'p-matt-45': 4 }, filled: 2, moved: 0, left: 0 },
  })
  expect(pasteColumn(quantities({}), 'nobody', [3])).toEqual({
    ...{ draft: {}, filled: 0, moved: 0, left: 1 },
  })
})

import { describe, expect, test } from 'vitest'
import { piecesIn, piecesInThousands, typedPieces } from '../../../src/domain/cart/pieces.ts'

describe('A number that is typed into a field for pieces', () => {
  test.each([
    ['20', 20],
    ['1,000', 1_000],
    ['1.000', 1_000],
    ['1 000', 1_000],
    ['12’500', 12_500],
    ['+60', 60],
    ['-5', -5],
    ['3.7', 3.7],
    ['3,7', 3.7],
    ['٢٠', 20],
    ['१,०००', 1_000],
    ['', undefined],
    ['ten', undefined],
    ['1.2.3', undefined],
    ['1,00', 1],
    [' 20 ', 20],
    ['۱۲', 12],
  ])('%s is %s', (text, pieces) => expect(typedPieces(text)).toBe(pieces))
})

describe('A number in a list', () => {
  test.each([
    ['1,200', 1_200],
    ['20.00', 20],
    ['५०', 50],
    ['1.200', undefined],
    ['20 pcs', undefined],
    [' 12 ', 12],
  ])('%s is %s', (cell, pieces) => expect(piecesIn(cell)).toBe(pieces))
})

test('a number may mean thousands if its point or comma is before three digits', () => {
  const cells = [' 1.200 ', '1,200', '١.٢٠٠', '1.2', '1200', 'ten']
  expect(cells.map(piecesInThousands)).toEqual([
    ...[1_200, 1_200, 1_200, undefined, undefined, undefined],
  ])
})

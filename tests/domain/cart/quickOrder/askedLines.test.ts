import { expect, test } from 'vitest'
import { askedLines } from '../../../../src/domain/cart/quickOrder/askedLines.ts'

const read = (...rows: readonly (readonly string[])[]) =>
  askedLines(rows).map(({ code, quantity }) => [code, quantity])

test.each([
  ['one SKU', [['CB06-S-40']], [['CB06-S-40', '']]],
  ['a SKU and a number behind a space', [['CB06-S-40 20']], [['CB06-S-40', '20']]],
  [
    'a SKU, x and a number',
    [['CB06-S-40 x 20'], ['RG09 ×5']],
    [
      ['CB06-S-40', '20'],
      ['RG09', '5'],
    ],
  ],
  [
    'lines that are separated in different ways',
    [['CB06-S-40-LB 20'], ['ER03', '7'], ['CB06-S-50-LB;10'], ['RG09']],
    [
      ['CB06-S-40-LB', '20'],
      ['ER03', '7'],
      ['CB06-S-50-LB', '10'],
      ['RG09', ''],
    ],
  ],
  [
    'two columns',
    [
      ['CB06', '20'],
      ['RG09', '5'],
    ],
    [
      ['CB06', '20'],
      ['RG09', '5'],
    ],
  ],
  [
    'the number first',
    [
      ['20', 'CB06'],
      ['5', 'RG09'],
    ],
    [
      ['CB06', '20'],
      ['RG09', '5'],
    ],
  ],
  [
    'SKUs of digits alone',
    [
      ['10025', '20'],
      ['10026', '5'],
    ],
    [
      ['10025', '20'],
      ['10026', '5'],
    ],
  ],
  [
    'a name before the SKU',
    [
      ['Rope chain', 'CB06-S', '20'],
      ['Plain ring', 'RG09-52', '5'],
    ],
    [
      ['CB06-S', '20'],
      ['RG09-52', '5'],
    ],
  ],
  [
    'headings in any order',
    [
      ['Qty', 'Title', 'SKU'],
      ['20', 'Rope chain', 'CB06'],
      ['5', 'Ring 2', 'RG09'],
    ],
    [
      ['CB06', '20'],
      ['RG09', '5'],
    ],
  ],
  [
    'headings in Italian',
    [
      ['Codice', 'Quantità'],
      ['CB06', '20'],
    ],
    [['CB06', '20']],
  ],
  ['a heading alone', [['SKU']], []],
  ...['Qty ordered', 'Nos.', 'Menge', 'To order', 'Wanted'].map(
    (heading): [string, string[][], string[][]] => [
      `the heading ${heading}`,
      [
        ['SKU', 'Price', heading],
        ['CB06', '12', '30'],
        ['RG09', '8', '20'],
      ],
      [
        ['CB06', '30'],
        ['RG09', '20'],
      ],
    ],
  ),
  [
    'numbers that can mean two things',
    [
      ['CB06-S', '1.000'],
      ['RG09-52', '10,0'],
    ],
    [
      ['CB06-S', '1.000'],
      ['RG09-52', '10,0'],
    ],
  ],
  [
    'one heading and numbers that can mean two things',
    [
      ['SKU', 'Wanted'],
      ['CB06-S', '1.000'],
    ],
    [['CB06-S', '1.000']],
  ],
  [
    'pieces in front of a SKU, and a unit behind it',
    [['5 x CB06-S-40'], ['RG09-52 20 pcs']],
    [
      ['CB06-S-40', '5'],
      ['RG09-52', '20'],
    ],
  ],
  [
    'empty rows',
    [
      ['CB06', '20'],
      ['', ' '],
      ['RG09', ''],
    ],
    [
      ['CB06', '20'],
      ['RG09', ''],
    ],
  ],
  [
    'a row without a SKU',
    [
      ['CB06', '20'],
      ['', '7'],
    ],
    [
      ['CB06', '20'],
      ['', '7'],
    ],
  ],
  [
    'a number that is not a number',
    [
      ['CB06', '20'],
      ['RG09', 'ten'],
    ],
    [
      ['CB06', '20'],
      ['RG09', 'ten'],
    ],
  ],
  ['a word for a number, alone', [['FN07', 'three']], [['FN07', 'three']]],
  ['a title of several words', [['FN07', 'Spring ring, 6 mm']], [['FN07', '']]],
  [
    'x or a unit in the column of the quantities',
    [
      ['ST07', 'x3'],
      ['FN07', '20 pcs'],
    ],
    [
      ['ST07', '3'],
      ['FN07', '20'],
    ],
  ],
  ...['1.000', '-3', '2.5', '1 000', '99999999'].map(
    (quantity): [string, string[][], string[][]] => [
      `${quantity} behind a space`,
      [[`FN07 ${quantity}`]],
      [['FN07', quantity]],
    ],
  ),
  ['the number first, without x', [['5 ST07']], [['ST07', '5']]],
  ['a SKU of several words', [['ROPE GOLD 20']], [['ROPE GOLD', '20']]],
  ['a SKU of several words, with a size', [['CB06-S 40 20']], [['CB06-S 40', '20']]],
  ['nothing', [], []],
])('%s', (_, rows, lines) => {
  expect(read(...rows)).toEqual(lines)
})

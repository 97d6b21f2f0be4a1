import { expect, test } from 'vitest'
import {
  type FoundCode,
  matchCodes,
  type VariantLookUp,
} from '../../../../src/domain/cart/quickOrder/matchCodes.ts'
import { skuCode } from '../../../../src/domain/cart/skuCode.ts'

const shelf = (
  sold: readonly string[],
  unsold: readonly string[] = [],
): VariantLookUp & { readonly guesses: () => number } => {
  const asFound = (sku: string): FoundCode => ({ id: `id-${sku}`, sku, code: skuCode(sku) })
  const onSale = sold.map(asFound)
  const all = [...onSale, ...unsold.map(asFound)]
  let guesses = 0
  return {
    byIds: async (ids) => all.filter(({ id }) => ids.includes(id)),
    byCodes: async (codes) => all.filter(({ code }) => codes.includes(code)),
    soldByCodes: async (codes) => onSale.filter(({ code }) => codes.includes(code)),
    soldBeginningWith: async (beginning, limit) => {
      guesses += 1
      return onSale.filter(({ code }) => code.startsWith(beginning)).slice(0, limit)
    },
    guesses: () => guesses,
  }
}
const rings = shelf(['RG-09-52', 'RG-09-54', 'RG-10'], ['OLD-1'])

test.each([
  ['a whole SKU', 'RG-10', { kind: 'found', ids: ['id-RG-10'] }],
  ['a SKU in other letters and without hyphens', 'rg 10', { kind: 'found', ids: ['id-RG-10'] }],
  ['the id of a variant', 'id-RG-10', { kind: 'found', ids: ['id-RG-10'] }],
  ['a SKU that is no longer sold', 'old-1', { kind: 'found', ids: ['id-OLD-1'] }],
  ['the beginning of SKUs', 'rg09', { kind: 'several', ids: ['id-RG-09-52', 'id-RG-09-54'] }],
  ['a typing error', 'RG-09-25', { kind: 'unknown', ids: ['id-RG-09-52'] }],
  ['a different end', 'RG-10-88', { kind: 'unknown', ids: ['id-RG-10'] }],
  ['a SKU and another word', 'RG-10 three', { kind: 'unknown', ids: ['id-RG-10'] }],
  ['a SKU in two words, and others', 'rg 10 in gold', { kind: 'unknown', ids: ['id-RG-10'] }],
  [
    'the beginning of SKUs and another word',
    'RG09 dozen',
    { kind: 'unknown', ids: ['id-RG-09-52', 'id-RG-09-54'] },
  ],
  ['a word that begins no SKU', 'ring three', { kind: 'unknown', ids: [] }],
  ['two letters and a word', 'rg three', { kind: 'unknown', ids: [] }],
  ['nothing that is alike', 'XYZ', { kind: 'unknown', ids: [] }],
  ['two letters', 'rg', { kind: 'unknown', ids: [] }],
  ['no letter or digit', '--', { kind: 'unknown', ids: [] }],
])('%s', async (_, code, match) => {
  expect(await matchCodes([code], rings)).toEqual([match])
})

test('SKUs that differ only in case are several, and each is found as it is written', async () => {
  const alike = shelf(['AB-1', 'ab-1'])
  expect(await matchCodes(['ab1', 'AB-1', 'ab-1'], alike)).toEqual([
    { kind: 'several', ids: ['id-AB-1', 'id-ab-1'] },
    { kind: 'found', ids: ['id-AB-1'] },
    { kind: 'found', ids: ['id-ab-1'] },
  ])
})

test('every code gets a match in its place, but only the first hundred unknown ones are guessed', async () => {
  const codes = Array.from({ length: 300 }, (_, i) => `zz${i}`)
  const few = shelf(['RG-10'])
  const matches = await matchCodes([...codes, 'RG-10', ...codes], few)
  expect(matches).toHaveLength(601)
  expect(matches[300]?.kind).toBe('found')
  expect(few.guesses()).toBeLessThanOrEqual(300)
})

test('among 50 variants a buyer chooses, and five similar ones are suggested', async () => {
  const many = shelf(Array.from({ length: 90 }, (_, i) => `RG-${100 + i}-X`))
  const [beginning, error, end] = await matchCodes(['rg1', 'RG-15-X', 'RG-1-QWE'], many)
  expect([beginning?.kind, beginning?.ids.length]).toEqual(['several', 50])
  expect([error?.kind, error?.ids.length]).toEqual(['unknown', 5])
  expect([end?.kind, end?.ids.length]).toEqual(['unknown', 5])
})

test('SKUs that differ in case only are several, fifty at most', async () => {
  const sku = (i: number) =>
    [...'abcdef'].map((c, at) => ((i >> at) % 2 ? c.toUpperCase() : c)).join('')
  const alike = shelf(Array.from({ length: 64 }, (_, i) => sku(i)))
  const [match] = await matchCodes(['A-B-C-D-E-F'], alike)
  expect([match?.kind, match?.ids.length]).toEqual(['several', 50])
})

test('exactly a hundred unknown codes are guessed, and no empty one', async () => {
  const few = shelf(['ZZZ-1'])
  const codes = Array.from({ length: 101 }, (_, i) => `ZZZ-1 no${i}`)
  const matches = await matchCodes(['--', ...codes], few)
  expect(matches.filter(({ ids }) => ids.length > 0)).toHaveLength(100)
  expect(matches.at(-1)).toEqual({ kind: 'unknown', ids: [] })
})

test('the first words are tried, the longest first, and then the beginnings of a code, down to half of it', async () => {
  const shop = shelf(['FN07-1', 'FN07-TWO-1', 'ABC', 'KLMNOPQR'])
  const idsOf = async (typed: string) => (await matchCodes([typed], shop))[0]?.ids
  expect(await idsOf('FN07 two more words')).toEqual(['id-FN07-TWO-1'])
  expect(await idsOf('  FN07 3 more')).toEqual(['id-FN07-1', 'id-FN07-TWO-1'])
  expect(await idsOf('abc of gold')).toEqual(['id-ABC'])
  expect(await idsOf('abcxyz')).toEqual(['id-ABC'])
  // Less than half of it is the same.
  expect(await idsOf('abcuvwxyz')).toEqual([])
  expect(await matchCodes(['klm'], shop)).toEqual([{ kind: 'several', ids: ['id-KLMNOPQR'] }])
})

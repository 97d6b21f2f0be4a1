import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOneTypoAway } from '../../server/search/words.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let client: TestShop['visitor']
beforeAll(async () => {
  shop = await openTestShop()
  client = (await shop.customer()).client
})
afterAll(() => shop.close())

test.each([
  ['rope chain', ['rope-chain'], 'words of the title'],
  ['CHAIN rope', ['rope-chain'], 'any order, any case'],
  ['rop', ['rope-chain'], 'a prefix of the last word'],
  ['rpoe chain', ['rope-chain'], 'one typing error in a word that is not the last'],
  ['catena', ['rope-chain'], 'Italian'],
  ['chaine', ['rope-chain'], 'accents folded'],
  ['Chaîne', ['rope-chain'], 'accents typed'],
  ['अंगूठी', ['band-ring'], 'Hindi'],
  ['अंगू', ['band-ring'], 'a prefix in Hindi'],
  ['CH-100-G45', ['rope-chain'], 'a SKU with its separators'],
  ['ch100g45', ['rope-chain'], 'a SKU without them'],
  ['RG 7 O7', ['band-ring'], 'a SKU with others'],
  ['crescent', ['moon-pendant'], 'a keyword'],
  ['pendnat', ['moon-pendant'], 'two letters swapped'],
  ['pendent', ['moon-pendant'], 'a wrong letter'],
  ['pendat', ['moon-pendant'], 'a missing letter'],
  ['penddant', ['moon-pendant'], 'a letter too many'],
  ['pednnat', [], 'two errors'],
  ['rang', ['band-ring'], 'an error in a word of four letters'],
  ['zzz', [], 'nothing'],
  ['"', [], 'a quotation mark'],
  ['ring OR chain', [], 'an operator is a word'],
  ['title:rope*', [], 'the syntax of the index is words'],
])('search for %s finds %j: %s', async (query, expected) => {
  const { body } = await client.catalogue.search({ query: { query } })
  expect('data' in body && body.data.map(({ slug }) => slug)).toEqual(expected)
  expect(body).toMatchObject({ total: expected.length, page: 1, limit: 20 })
})

test('an empty search is refused by its field', async () => {
  expect((await client.catalogue.search({ query: { query: '  ' } })).body).toMatchObject({
    field: 'query',
  })
})

test.each([
  ['ring', 'ring', true],
  ['ring', 'rings', true],
  ['rnig', 'ring', true],
  ['ring', 'rang', true],
  ['ring', 'rungs', false],
  ['ab', 'cd', false],
])('%s and %s are one typing error apart: %s', (typed, word, expected) => {
  expect(isOneTypoAway(typed, word)).toBe(expected)
})

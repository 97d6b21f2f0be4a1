import { describe, expect, test } from 'vitest'
import { findInCart, needsSearch } from '../../../src/domain/cart/findInCart.ts'
import { inLanguage } from '../../../src/domain/shell/multilingual.ts'
import { cartRow } from '../../machines/fixtures.ts'

const size = { attributeId: 'size', valueId: '52', name: { en: 'Size' }, value: { en: '52' } }
const ring = cartRow({
  sku: 'RG09-S-52',
  title: { en: 'Grooved band', it: 'Fascia rigata' },
  attributes: [size],
})
const locket = cartRow({ sku: 'LK01', title: { en: 'Émail locket' }, attributes: [] })

const find = (query: string, language = 'en') =>
  findInCart([ring, locket], query, (text) => inLanguage(text, language)).map(
    ({ cart }) => cart.sku,
  )

describe('A search of the cart (rule K15)', () => {
  test.each([
    ['nothing typed', ' ', ['RG09-S-52', 'LK01']],
    ['a whole SKU', 'RG09-S-52', ['RG09-S-52']],
    ['a SKU in small letters and without hyphens', 'rg09s52', ['RG09-S-52']],
    ['the end of a SKU', 's-52', ['RG09-S-52']],
    ['the beginning of a word of the title', 'groo', ['RG09-S-52']],
    ['a title without its accent', 'email', ['LK01']],
    ['words of title and value in any order', '52 band', ['RG09-S-52']],
    ['a word that only one part of two has', 'band elephant', []],
    ['the middle of a word of the title', 'ooved', []],
  ])('%s', (_, query, skus) => {
    expect(find(query)).toEqual(skus)
  })

  test('a SKU finds its own rows alone, and not those whose words begin like its parts', () => {
    const golden = cartRow({ ...ring.cart, sku: 'RG09-G-52' })
    const found = (query: string) =>
      findInCart([ring, golden], query, (text) => text.en ?? '').map(({ cart }) => cart.sku)
    expect(['RG09-G-52', 'rg09-g', 'g 52'].map(found)).toEqual([
      ['RG09-G-52'],
      ['RG09-G-52'],
      ['RG09-S-52', 'RG09-G-52'],
    ])
  })

  test('finds the title in the language of the buyer', () => {
    expect([find('fascia', 'it'), find('fascia')]).toEqual([['RG09-S-52'], []])
  })

  test('is offered above 12 rows', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ring)
    expect([needsSearch(rows(12)), needsSearch(rows(13))]).toEqual([false, true])
  })
})

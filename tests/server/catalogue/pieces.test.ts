import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test, vi } from 'vitest'
import type { Facts } from '../../../server/catalogue/listing/facts.ts'
import {
  createPieces,
  type Pieces,
  type Sorting,
} from '../../../server/catalogue/listing/pieces.ts'
import { byTitle, languageOfOrder } from '../../../src/domain/catalogue/titles.ts'

const factsOf = (own: Partial<Facts>): Facts => ({
  ...{ number: 0, price: 100, title: { en: 'Ring' }, newest: 1, categoryIds: ['rings'] },
  variants: [{ price: 100, stock: 1, valueIds: [] }],
  ...own,
})
const open = () => {
  const forget = vi.fn()
  const pieces = createPieces({ forget })
  const put = (productId: string, own: Partial<Facts>) =>
    pieces.apply({ productId, version: 1, facts: factsOf(own) })
  return {
    pieces,
    forget,
    put,
    drop: (productId: string) => pieces.apply({ productId, version: 1, facts: undefined }),
  }
}
const everything = { limit: 10_000, offset: 0 }
const rising = (by: Sorting['by'], language?: string): Sorting => ({
  by,
  direction: 'asc',
  language,
})
const listed = (pieces: Pieces, sorting: Sorting) => pieces.page(pieces.all, sorting, everything)

/** A change of the catalogue: a product is sold with these facts, or no longer sold. */
const change = fc.record({
  product: fc.nat(11),
  facts: fc.option(
    fc.record({
      price: fc.nat(3),
      newest: fc.nat(3),
      title: fc.record(
        { en: fc.constantFrom('Anello', 'ring', 'Zeta'), it: fc.constantFrom('Zeta', 'Ärla') },
        { requiredKeys: ['en'] },
      ),
      categoryIds: fc.subarray(['rings', 'gold', 'new']),
    }),
    { freq: 4 },
  ),
  /** Whether the lists are read before the next change. */
  isRead: fc.boolean(),
})

property.prop([fc.array(change, { maxLength: 60, size: 'max' })], { numRuns: 60 })(
  'lists are those of what is sold now, in every order, whatever has come and gone',
  (changes) => {
    const { pieces } = open()
    const sold = new Map<number, Facts>()
    const compare: Record<string, (a: Facts, b: Facts) => number> = {
      price: (a, b) => a.price - b.price,
      newest: (a, b) => a.newest - b.newest,
    }
    const expectLists = () => {
      const hasTitle = (language: string) =>
        changes.some(({ facts }) => facts && language in facts.title)
      for (const sorting of [rising('price'), rising('newest'), rising('title', 'it')]) {
        const { by, language } = sorting
        const order =
          compare[by] ?? ((a, b) => byTitle(languageOfOrder(language, hasTitle))(a.title, b.title))
        const sorted = [...sold.values()].sort((a, b) => order(a, b) || a.number - b.number)
        const numbers = sorted.map(({ number }) => number)
        expect(listed(pieces, sorting)).toEqual(numbers)
        expect(listed(pieces, { ...sorting, direction: 'desc' })).toEqual(numbers.toReversed())
      }
      for (const category of ['rings', 'gold', 'new', 'none'])
        expect(pieces.in(category).array()).toEqual(
          [...sold.values()]
            .filter(({ categoryIds }) => categoryIds.includes(category))
            .map(({ number }) => number)
            .sort((a, b) => a - b),
        )
    }
    for (const { product, facts, isRead } of changes) {
      // Ids in the order of the numbers. They decide between equal pieces.
      const productId = `product ${String(product).padStart(2, '0')}`
      const sells = facts ? factsOf({ ...facts, number: product }) : undefined
      pieces.apply({ productId, version: 1, facts: sells })
      if (sells) sold.set(product, sells)
      else sold.delete(product)
      if (isRead) expectLists()
    }
    expectLists()
  },
)

describe('A number of the search index', () => {
  test('Scenario: a product that gets another number is listed once', () => {
    const { pieces, put } = open()
    put('ring', { number: 3 })
    put('ring', { number: 5 })
    expect([pieces.all.array(), pieces.in('rings').array()]).toEqual([[5], [5]])
  })

  test('Scenario: a number that now belongs to another product is kept when the first product is removed', () => {
    const { pieces, put, drop } = open()
    put('ring', { number: 3, price: 300 })
    put('chain', { number: 3, price: 100, categoryIds: ['chains'] })
    drop('ring')
    expect([pieces.all.array(), pieces.in('chains').array(), pieces.in('rings').array()]).toEqual([
      [3],
      [3],
      [],
    ])
  })

  test('Scenario: its cached card is removed whenever its product changes', () => {
    const { forget, put, drop } = open()
    put('ring', { number: 3 })
    put('ring', { number: 5 })
    drop('ring')
    drop('ring')
    expect(forget.mock.calls).toEqual([[3], [3], [5], [5]])
  })
})

describe('An order', () => {
  test('Scenario: the newest pieces page by page', () => {
    const { pieces, put } = open()
    for (const number of [0, 1, 2, 3, 4]) put(`product ${number}`, { number, newest: number })
    const page = (offset: number) =>
      pieces.page(pieces.all, { by: 'newest', direction: 'desc' }, { limit: 2, offset })
    expect([0, 2, 4].map(page)).toEqual([[4, 3], [2, 1], [0]])
  })

  test('Scenario: it may be prepared before it is requested', async () => {
    const { pieces, put } = open()
    const prices = Array.from({ length: 2_500 }, (_, number) => (number * 7) % 2_500)
    for (const [number, price] of prices.entries()) put(`product ${number}`, { number, price })
    await pieces.prepare(rising('price'))
    const sorted = listed(pieces, rising('price')).map((number) => prices[number])
    expect(sorted).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('Scenario: prices specific to a list; equal ones by id', () => {
    const { pieces, put } = open()
    for (const [number, id] of ['c', 'a', 'b'].entries()) put(id, { number })
    const page = (direction: 'asc' | 'desc') =>
      pieces.pageByPrice(pieces.all, [5, 5, 4], direction, everything)
    expect([page('asc'), page('desc')]).toEqual([
      [2, 1, 0],
      [0, 1, 2],
    ])
  })
})

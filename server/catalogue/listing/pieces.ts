import { TypedFastBitSet } from 'typedfastbitset'
import type { SortKey } from '../../../src/domain/listingFilter.ts'
import type { Window } from '../../search/highest.ts'
import type { Cards } from './cards.ts'
import type { Changed, Facts } from './facts.ts'
import { createOrder } from './order.ts'
import { createShapes } from './shapes.ts'

const none = new TypedFastBitSet()

const compareTexts = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)

/**
 * What lists need to know of every product that is sold, by its number in the search index, in columns: about
 * 200 bytes for each.
 */
export const createPieces = (cards: Pick<Cards, 'forget'>) => {
  const numbers = new Map<string, number>()
  const ids: string[] = []
  const prices: number[] = []
  const stocks: number[] = []
  const titles: string[] = []
  const newest: number[] = []
  const shapeOf: number[] = []
  const shapes = createShapes()
  const all = new TypedFastBitSet()
  const categories = new Map<string, TypedFastBitSet>()

  const byId = (a: number, b: number) => compareTexts(ids[a], ids[b])
  const byNumber = (column: readonly number[]) => (a: number, b: number) =>
    (column[a] ?? 0) - (column[b] ?? 0) || byId(a, b)
  const orders = {
    price: createOrder(byNumber(prices)),
    title: createOrder((a, b) => compareTexts(titles[a], titles[b]) || byId(a, b)),
    newest: createOrder(byNumber(newest)),
  }

  const remove = (number: number, productId: string) => {
    numbers.delete(productId)
    cards.forget(number)
    // The number may have gone over to another product.
    if (ids[number] !== productId) return
    all.remove(number)
    for (const category of categories.values()) category.remove(number)
    for (const order of Object.values(orders)) order.changed()
  }

  const put = (productId: string, facts: Facts) => {
    const { number, price, stock, titleKey, newest: since, categoryIds, valueIds } = facts
    const isNew = ids[number] !== productId || !all.has(number)
    if (isNew || prices[number] !== price) orders.price.changed()
    if (isNew || titles[number] !== titleKey) orders.title.changed()
    if (isNew || newest[number] !== since) orders.newest.changed()
    numbers.set(productId, number)
    cards.forget(number)
    ids[number] = productId
    prices[number] = price
    stocks[number] = stock
    titles[number] = titleKey
    newest[number] = since
    shapeOf[number] = shapes.of(valueIds)
    all.add(number)
    for (const category of categories.values()) category.remove(number)
    for (const id of categoryIds) {
      const category = categories.get(id) ?? new TypedFastBitSet()
      category.add(number)
      categories.set(id, category)
    }
  }

  return {
    apply: ({ productId, facts }: Changed): void => {
      const number = numbers.get(productId)
      if (number !== undefined && number !== facts?.number) remove(number, productId)
      if (facts) put(productId, facts)
    },
    /** Every piece, by its number. */
    all,
    none,
    /** Paise. */
    prices: prices as readonly number[],
    stocks: stocks as readonly number[],
    shapes,
    shapeOf: shapeOf as readonly number[],
    /** The pieces of a category and of all below it. */
    in: (categoryId: string): TypedFastBitSet => categories.get(categoryId) ?? none,
    /** A page of some pieces in an order. */
    page: (
      some: TypedFastBitSet,
      { by, direction }: { readonly by: SortKey; readonly direction: 'asc' | 'desc' },
      window: Window,
    ): number[] => orders[by].page(all, some, direction, window),
  }
}
export type Pieces = ReturnType<typeof createPieces>

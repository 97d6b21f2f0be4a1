import { TypedFastBitSet } from 'typedfastbitset'
import type { SortKey } from '../../../src/domain/listingFilter.ts'
import type { Window } from '../../search/highest.ts'
import { type Columns, noColumns, withRoomFor } from './columns.ts'
import type { Changed, Facts } from './facts.ts'
import type { KeptCards } from './keptCards.ts'
import { createOrder } from './order.ts'
import { createShapes } from './shapes.ts'

const none = new TypedFastBitSet()

const compareTexts = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)

/**
 * What lists need to know of every product that is sold, by its number in the search index, in columns: about
 * 200 bytes for each.
 */
export const createPieces = (cards: Pick<KeptCards, 'forget'>) => {
  const numbers = new Map<string, number>()
  const ids: string[] = []
  const titles: string[] = []
  let columns = noColumns
  const shapes = createShapes()
  const all = new TypedFastBitSet()
  const categories = new Map<string, TypedFastBitSet>()

  const byId = (a: number, b: number) => compareTexts(ids[a], ids[b])
  const by = (column: 'price' | 'newest') => (a: number, b: number) =>
    (columns[column][a] ?? 0) - (columns[column][b] ?? 0) || byId(a, b)
  const orders = {
    price: createOrder(by('price')),
    title: createOrder((a, b) => compareTexts(titles[a], titles[b]) || byId(a, b)),
    newest: createOrder(by('newest')),
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
    const { number, price, stock, titleKey, newest, categoryIds, valueIds } = facts
    columns = withRoomFor(columns, number)
    const isNew = ids[number] !== productId || !all.has(number)
    if (isNew || columns.price[number] !== price) orders.price.changed()
    if (isNew || titles[number] !== titleKey) orders.title.changed()
    if (isNew || columns.newest[number] !== newest) orders.newest.changed()
    numbers.set(productId, number)
    cards.forget(number)
    ids[number] = productId
    titles[number] = titleKey
    columns.price[number] = price
    columns.inStock[number] = stock > 0 ? 1 : 0
    columns.newest[number] = newest
    columns.shape[number] = shapes.of(valueIds)
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
    shapes,
    /** As they are now; a piece that comes may bring others. */
    columns: (): Columns => columns,
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

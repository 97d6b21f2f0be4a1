import { TypedFastBitSet } from 'typedfastbitset'
import type { SortKey } from '../../../src/domain/catalogue/listingFilter.ts'
import { languageOfOrder } from '../../../src/domain/catalogue/titles.ts'
import type { Window } from '../../search/highest.ts'
import { pageByPrice } from './byPrice.ts'
import type { CardCache } from './cardCache.ts'
import { noColumns, withCapacity } from './columns.ts'
import type { Changed, Facts } from './facts.ts'
import { createLastChanges } from './lastChanges.ts'
import { createOrder, type Order } from './order.ts'
import { createShapes } from './shapes.ts'
import { createTitles } from './titles.ts'
import { createVariants } from './variants.ts'

/** The order of a list. */
export interface Sorting {
  readonly by: SortKey
  readonly direction: 'asc' | 'desc'
  /** The buyer's language, for sorting by title. */
  readonly language?: string | undefined
}

const none = new TypedFastBitSet()

const compareTexts = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The facts about all products that are sold, by number in the search index, in columns. A product with titles in two
 * languages and three variants takes about 300 bytes.
 */
export const createPieces = (cards: Pick<CardCache, 'forget'>) => {
  const numbers = new Map<string, number>()
  const ids: string[] = []
  const titles = createTitles()
  let columns = noColumns
  const shapes = createShapes()
  const variants = createVariants()
  const all = new TypedFastBitSet()
  const categories = new Map<string, TypedFastBitSet>()
  const lastChanges = createLastChanges()

  const byId = (a: number, b: number) => compareTexts(ids[a], ids[b])
  const by = (column: 'price' | 'newest') => (a: number, b: number) =>
    (columns[column][a] ?? 0) - (columns[column][b] ?? 0) || byId(a, b)
  const orders = { price: createOrder(by('price')), newest: createOrder(by('newest')) }
  /** By language. Created on first use. */
  const titleOrders = new Map<string, Order>()

  const titleOrder = (read: string | undefined): Order => {
    const language = languageOfOrder(read, titles.has)
    const known = titleOrders.get(language)
    if (known) return known
    const compare = titles.by(language)
    const order = createOrder((a, b) => compare(a, b) || byId(a, b))
    titleOrders.set(language, order)
    return order
  }

  const orderOf = ({ by, language }: Sorting): Order =>
    by === 'title' ? titleOrder(language) : orders[by]

  const changeTitle = (number: number) => {
    for (const order of titleOrders.values()) order.changed(number)
  }

  /** Removes a piece from its categories. @returns their ids */
  const takeFromCategories = (number: number): Set<string> => {
    const ids = new Set<string>()
    for (const [id, category] of categories)
      if (category.has(number)) {
        category.remove(number)
        ids.add(id)
      }
    return ids
  }

  const remove = (number: number, productId: string, version: number) => {
    numbers.delete(productId)
    cards.forget(number)
    // Another product may have the number by now.
    if (ids[number] !== productId) return
    all.remove(number)
    lastChanges.moved(takeFromCategories(number), version)
    for (const order of Object.values(orders)) order.changed(number)
    changeTitle(number)
  }

  const put = (productId: string, facts: Facts, version: number) => {
    const { number, price, title, newest, categoryIds } = facts
    columns = withCapacity(columns, number)
    const isNew = ids[number] !== productId || !all.has(number)
    const hasNewPrice = isNew || columns.price[number] !== price
    const isOfAnotherTime = isNew || columns.newest[number] !== newest
    const hasNewTitle = titles.put(number, title) || isNew
    if (hasNewPrice) orders.price.changed(number)
    if (isOfAnotherTime) orders.newest.changed(number)
    if (hasNewTitle) changeTitle(number)
    numbers.set(productId, number)
    cards.forget(number)
    ids[number] = productId
    columns.price[number] = price
    columns.newest[number] = newest
    const hasNewVariants = variants.put(number, {
      pattern: shapes.patternOf(facts.variants.map(({ valueIds }) => valueIds)),
      offers: facts.variants,
    })
    all.add(number)
    const left = takeFromCategories(number)
    for (const id of categoryIds) {
      const category = categories.get(id) ?? new TypedFastBitSet()
      category.add(number)
      categories.set(id, category)
    }
    lastChanges.shown(number, version)
    const isElsewhere = left.symmetricDifference(new Set(categoryIds)).size > 0
    if (hasNewPrice || isOfAnotherTime || hasNewTitle || hasNewVariants || isElsewhere)
      lastChanges.moved(left.union(new Set(categoryIds)), version)
  }

  return {
    apply: ({ productId, version, facts }: Changed): void => {
      const number = numbers.get(productId)
      if (number !== undefined && number !== facts?.number) remove(number, productId, version)
      if (facts) put(productId, facts, version)
    },
    lastChanges,
    /** The numbers of all pieces. */
    all,
    none,
    shapes,
    variants: variants.columns,
    /** The pieces of a category and its descendants. */
    in: (categoryId: string): TypedFastBitSet => categories.get(categoryId) ?? none,
    /** Brings an order up to date; see {@link Order.prepare}. */
    prepare: (sorting: Sorting): Promise<void> => orderOf(sorting).prepare(all),
    /** A page of some pieces in an order. */
    page: (some: TypedFastBitSet, sorting: Sorting, window: Window): number[] =>
      orderOf(sorting).page(all, some, sorting.direction, window),
    /** A page of some pieces ordered by the given prices, in paise; see {@link pageByPrice}. */
    pageByPrice: (
      some: TypedFastBitSet,
      prices: readonly number[],
      direction: 'asc' | 'desc',
      window: Window,
    ): number[] => pageByPrice(some.array(), prices, direction, window, byId),
  }
}
export type Pieces = ReturnType<typeof createPieces>

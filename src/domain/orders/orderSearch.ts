import type { OrderStatus } from '../../contracts/orders/order.ts'
import type { MultilingualText } from '../../contracts/primitives.ts'
import { wordsOf } from '../shell/words.ts'
import { orderStatuses } from './orderStatuses.ts'

/** What a line of an order is found by: the words of its SKU and its titles, each after a space, and the SKU joined. */
export const lineWords = (line: {
  readonly sku: string
  readonly title: MultilingualText
}): string => {
  const sku = wordsOf(line.sku)
  const words = new Set([sku.join(''), ...sku, ...Object.values(line.title).flatMap(wordsOf)])
  return [...words].map((word) => ` ${word}`).join('')
}

/** A search of orders: by number, or by words that each begin a word of one line. */
export interface OrderSearch {
  /** Without `A-`. */
  readonly number: number | undefined
  readonly words: readonly string[]
}

/** Reads the typed text of a search (rule O16); undefined if it has no words. */
export const orderSearch = (typed: string): OrderSearch | undefined => {
  const words = wordsOf(typed)
  if (words.length === 0) return undefined
  const digits = /^(?:a-?)?(\d{1,9})$/i.exec(typed.trim())?.[1]
  return { number: digits === undefined ? undefined : Number(digits), words }
}

/** Whether a search finds a line by its {@link lineWords}. */
export const findsLine = ({ words }: OrderSearch, inLine: string): boolean =>
  words.every((word) => inLine.includes(` ${word}`))

/** Which orders `/history` shows. */
export interface AskedOrders {
  readonly query: string
  readonly status: OrderStatus | undefined
}

/** The longest text of a search. */
export const longestSearch = 100

/** Reads the search and the filter of the address of `/history`. */
export const askedOrders = (address: URLSearchParams): AskedOrders => ({
  query: (address.get('query') ?? '').trim().slice(0, longestSearch),
  status: orderStatuses.find((status) => status === address.get('status')),
})

/** The address of `/history` with these orders. */
export const historyPath = (
  { query, status }: AskedOrders,
  more: { readonly page?: number; readonly order?: string } = {},
): string => {
  const parts = new URLSearchParams()
  if (query !== '') parts.set('query', query)
  if (status !== undefined) parts.set('status', status)
  if (more.page !== undefined && more.page > 1) parts.set('page', String(more.page))
  if (more.order !== undefined) parts.set('order', more.order)
  return parts.size === 0 ? '/history' : `/history?${parts}`
}

/** The address of `/history` with one order open, however old it is. */
export const orderPath = (number: string): string =>
  historyPath({ query: number, status: undefined }, { order: number })

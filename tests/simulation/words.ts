import { messages, replies } from '../../src/contracts/messages/messages.ts'
import type { Sentence } from '../../src/machines/parts/shell.ts'

/** What the sentences of the shop tell a buyer: failures by their subject, and placed orders. */

const successes: readonly string[] = [
  'session.loggedIn',
  'quantity.moved',
  'quantity.most',
  'quantities.filled',
  'quantities.filledPartly',
  'order.placed',
  'offline.kept',
]
const successTexts: readonly string[] = [
  messages['cart.added'],
  messages['cart.addedMany'],
  messages['cart.addedOutOfStock'],
  messages['cart.quantityUpdated'],
  ...Object.values(replies),
]

/** Whether a sentence is that of a message, with any value in its place. */
const isOf = (text: string, message: string): boolean => {
  const [start = '', end] = message.split(/\{\{\w+\}\}/)
  return end === undefined ? text === message : text.startsWith(start) && text.endsWith(end)
}

/** The subjects of error messages. */
export type Matter = 'row' | 'wish' | 'order'

const aboutRows: readonly string[] = ['cart.rowGone', 'cart.notSaved', 'offline.asks']
const aboutWishes: readonly string[] = ['wishlist.notSaved']
const aboutOrders: readonly string[] = ['order.notPlaced', 'order.checking']

/** Whether a sentence reports a failure about a subject to the buyer. */
export const tellsTrouble = (sentence: Sentence, matter: Matter): boolean => {
  if ('text' in sentence) return !successTexts.some((message) => isOf(sentence.text, message))
  const { key } = sentence
  if (aboutRows.includes(key)) return matter === 'row'
  if (aboutWishes.includes(key)) return matter === 'wish'
  if (aboutOrders.includes(key)) return matter === 'order' && key !== 'order.checking'
  return !successes.includes(key)
}

/** Whether a sentence tells the buyer that an order was placed. */
export const tellsOrder = (sentence: Sentence): boolean =>
  'key' in sentence && sentence.key === 'order.placed'

/** The address where a placed order is shown. */
export const placedPage = (orderId: string): string => `/cart/checkout/placed/${orderId}`

import type { ResolvedCodes } from '../../../src/contracts/cart/cart.ts'
import type { QuickLine } from '../../../src/domain/cart/quickOrder/orderLine.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare, countedKeys } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { cartRows, changeTo, orderableOf, refused } from '../parts/samples.ts'
import { Shop, shopAtRest } from '../parts/surroundings.tsx'

const QuickOrder = lazyView(
  async () => (await import('../../../src/views/cart/quickOrder/QuickOrder.tsx')).QuickOrder,
)

const chain = orderableOf('venetian-box-chain', 'cb03-s-50-sr')
const ring = orderableOf('grooved-band', 'rg09-s-52')
const wider = orderableOf('grooved-band', 'rg09-s-56')
const variants = [chain, ring, wider]

/** What the shop says of a chain off the step, a beginning of two rings, and a typing error. */
const resolved: ResolvedCodes = {
  matches: [
    { kind: 'found', ids: [chain.productId] },
    { kind: 'several', ids: [ring.productId, wider.productId] },
    { kind: 'unknown', ids: [chain.productId] },
  ],
  variants,
}

const keptLine: QuickLine = {
  ...{ key: 1, quantity: 20, chosen: null },
  asked: { code: 'CB03-S-50-SR', quantity: '20' },
}

export const quickOrder: Example<Machines['quickOrder']> = {
  inputs: {
    'a cart with rows': ({ shell }) => ({
      shell,
      cart: shopAtRest().cart,
      newKey: countedKeys(),
    }),
  },
  events: {
    'text.typed': { 'a SKU': { text: 'CB03-S-50-SR 20' }, nothing: { text: ' ' } },
    'text.submitted': bare,
    'list.pasted': { 'three lines': { text: 'CB03-S-50-SR\t25\nRG09-S\t5\nCB30-S-50-SR\t10' } },
    'file.chosen': { 'a spreadsheet': { file: { name: 'order.xlsx' } as File } },
    'lines.given': {
      'an earlier order': {
        lines: [
          {
            code: chain.sku,
            quantity: '20',
            earlier: { title: chain.title, unitPrice: chain.sellPrice + 10 },
          },
        ],
      },
    },
    'list.restored': {
      'a chain': { kept: { text: '', lines: [keptLine], attempt: null } },
      'a chain whose answer did not come': {
        kept: {
          ...{ text: '', lines: [keptLine] },
          attempt: { key: 'kept-key', lines: [{ key: 1, id: chain.productId, quantity: 20 }] },
        },
      },
    },
    'quantity.typed': {
      '30 of the chain': { key: 1, quantity: 30 },
      '31 of the chain, moved to 40': { key: 1, quantity: 31 },
      nothing: { key: 1, quantity: 0 },
    },
    'line.incremented': { 'the first line': { key: 1 } },
    'line.decremented': { 'the first line': { key: 1 } },
    'variant.chosen': { 'a ring': { key: 2, id: ring.productId } },
    'line.removed': { 'the first line': { key: 1 } },
    'lines.cleared': bare,
    'more.requested': bare,
    'lines.submitted': bare,
    'retry.requested': bare,
    // Sent by the watcher of the cart.
    'rows.shown': { 'four rows': { rows: cartRows }, 'an empty cart': { rows: [] } },
    'session.closed': bare,
  },
  answers: {
    watchRows: { sends: ['rows.shown'] },
    readList: {
      outputs: {
        'three lines': {
          kind: 'read',
          lines: [
            { code: 'CB03-S-50-SR', quantity: '25' },
            { code: 'RG09-S', quantity: '5' },
            { code: 'CB30-S-50-SR', quantity: '10' },
          ],
        },
        'no line': { kind: 'read', lines: [] },
        'a file that is too large': {
          kind: 'unreadable',
          problem: { key: 'quickOrder.tooLarge', values: { name: 'order.xlsx' } },
        },
      },
    },
    resolveCodes: { outputs: { 'one is clear': resolved } },
    addLines: {
      outputs: {
        added: {
          ...{ kind: 'added', key: 'cart.addedMany', message: 'Item Added To Cart !!' },
          delta: changeTo(cartRows),
        },
        'refused: no longer sold': {
          ...refused({ code: 'not_found', message: 'There is no such variant on sale.' }),
          lines: [
            {
              position: 0,
              problem: { code: 'not_found', message: 'There is no such variant on sale.' },
            },
          ],
        },
        'no answer': { kind: 'unanswered' },
      },
    },
  },
  tellsApart: ({ text, lines, judged, problem, attempt, failures }) => [
    ...[text.trim() !== '', lines.length > 0, judged.some(({ issue }) => !issue)],
    ...[problem !== null, attempt !== null, Math.min(failures, 6)],
  ],
  shows: {
    closed: { hides: 'Clear the list' },
    'open.editing.idle': 'SKUs and quantities',
    'open.editing.reading': 'Reading…',
    'open.editing.resolving': 'Reading…',
    'open.editing.unresolved': 'Try again',
    'open.adding': 'Adding…',
    'open.unanswered': 'The shop has not answered yet',
  },
  View: ({ actor }) => (
    <Shop refs={{ quickOrder: actor }}>
      <QuickOrder />
    </Shop>
  ),
  at: '/cart',
}

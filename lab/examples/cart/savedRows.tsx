import { SavedRow } from '../../../src/contracts/cart/saved.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare, countedKeys } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { cartRows, changeTo, user } from '../parts/samples.ts'
import { Shop, shopAtRest } from '../parts/surroundings.tsx'

const SavedRows = lazyView(
  async () => (await import('../../../src/views/cart/saved/SavedRows.tsx')).SavedRows,
)

const [chain, ring, , studs] = cartRows.map(({ cart }) => SavedRow.parse(cart))
const saved = [chain, studs].filter((row) => row !== undefined)
const [rowId = ''] = cartRows.map(({ _id }) => _id)
const ids = saved.map(({ productId }) => productId)
const problem = {
  ...{ code: 'minimum_pieces' as const, key: 'cart.minimumPieces' },
  message: 'Minimum quantity to add in cart is 5 pieces.',
}

export const savedRows: Example<Machines['savedRows']> = {
  inputs: {
    'the sample cart': ({ shell }) => ({ shell, cart: shopAtRest().cart, newKey: countedKeys() }),
  },
  events: {
    'page.opened': { Asha: { userId: user._id } },
    'page.closed': bare,
    'session.closed': bare,
    'acts.flushed': bare,
    'rows.saved': { 'the chain': { rowIds: [rowId] } },
    'rows.restored': { all: { ids } },
    'row.removed': { 'the chain': { id: ids[0] ?? '' } },
    'rows.outdated': bare,
    'retry.requested': bare,
  },
  answers: {
    load: { outputs: { 'two rows': saved, none: [] } },
    act: {
      outputs: {
        moved: {
          ...{ kind: 'moved', delta: changeTo(cartRows.slice(1)), message: 'Saved for later.' },
          saved: [...saved, ...(ring ? [ring] : [])],
        },
        'no answer': { kind: 'unanswered' },
        removed: { kind: 'removed', saved: [], message: 'Removed from what you have saved.' },
        'too few pieces': { kind: 'refused', problem, problems: { [ids[0] ?? '']: problem } },
      },
    },
    readActs: {
      outputs: {
        'nothing waits to be done': [],
        'a move whose answer was lost': [{ kind: 'save', ids: [rowId], key: 'key-lost' }],
      },
    },
  },
  effects: ['keepActs'],
  tellsApart: ({ acts, failures }) => [acts.map(({ kind }) => kind), Math.min(failures, 5)],
  shows: {
    closed: { hides: 'Saved for later' },
    'open.page.shown': { hides: 'could not be loaded' },
    'open.page.left': { unseen: 'the page is not shown' },
    'open.acting.restoring': { hides: 'could not be loaded' },
    'open.acting.resting.unread': { unseen: 'the page is not shown' },
    'open.acting.resting.loading': { hides: 'could not be loaded' },
    'open.acting.resting.loaded': 'Saved for later',
    'open.acting.resting.failed': 'could not be loaded',
    'open.acting.waiting': { unseen: 'the pressed buttons are disabled' },
    'open.acting.sending': [
      { hides: 'could not be loaded' },
      { unseen: 'the pressed buttons are disabled' },
    ],
  },
  View: ({ actor }) => (
    <Shop>
      <SavedRows saved={actor} />
    </Shop>
  ),
  at: '/cart',
}

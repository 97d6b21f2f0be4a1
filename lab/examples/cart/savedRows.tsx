import { SavedRow } from '../../../src/contracts/saved.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { SavedRows } from '../../../src/views/cart/saved/SavedRows.tsx'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { cartRows, changeTo } from '../parts/samples.ts'
import { Shop, shopAtRest } from '../parts/surroundings.tsx'

const [chain, ring, , studs] = cartRows.map(({ cart }) => SavedRow.parse(cart))
const saved = [chain, studs].filter((row) => row !== undefined)
const [rowId = ''] = cartRows.map(({ _id }) => _id)
const ids = saved.map(({ productId }) => productId)
const problem = {
  ...{ code: 'minimum_pieces' as const, key: 'cart.minimumPieces' },
  message: 'Minimum quantity to add in cart is 5 pieces.',
}

export const savedRows: Example<Machines['savedRows']> = {
  inputs: { 'the sample cart': ({ shell }) => ({ shell, cart: shopAtRest().cart }) },
  events: {
    'rows.saved': { 'the chain': { rowIds: [rowId] } },
    'rows.restored': { all: { ids } },
    'row.removed': { 'the chain': { id: ids[0] ?? '' } },
    // Sent when the rows have changed on another page.
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
        removed: { kind: 'removed', saved: [], message: 'Removed from what you have saved.' },
        'too few pieces': { kind: 'refused', problem, problems: { [ids[0] ?? '']: problem } },
      },
    },
    follow: { sends: ['rows.outdated'] },
  },
  tellsApart: ({ acts }) => acts.map(({ kind }) => kind),
  shows: {
    'resting.loading': { hides: 'could not be loaded' },
    'resting.loaded': 'Saved for later',
    'resting.failed': 'could not be loaded',
    sending: [{ hides: 'could not be loaded' }, { unseen: 'the pressed buttons are disabled' }],
  },
  View: ({ actor }) => (
    <Shop>
      <SavedRows saved={actor} />
    </Shop>
  ),
  at: '/cart',
}

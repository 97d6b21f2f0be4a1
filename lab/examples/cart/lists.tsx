import type { ListSummary } from '../../../src/contracts/cart/lists.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { orderableOf, refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const ListsPage = lazyView(
  async () => (await import('../../../src/views/cart/lists/ListsPage.tsx')).ListsPage,
)

const winter: ListSummary = {
  ...{ _id: 'l-1', name: 'Winter window', lines: 12, pieces: 340 },
  ...{ updatedAt: '2026-11-20T09:30:00Z', shareKey: null },
}
const fair: ListSummary = {
  ...{ _id: 'l-2', name: 'Fair in Jaipur, second stand', lines: 1, pieces: 20 },
  ...{ updatedAt: '2026-10-02T09:30:00Z', shareKey: 'k'.repeat(43) },
}
const ofWinter = { id: winter._id }

const deafQuickOrder = { send: () => undefined }

export const lists: Example<Machines['lists']> = {
  inputs: {
    'two lists': ({ shell }) => ({ shell, quickOrder: deafQuickOrder, lists: [winter, fair] }),
    none: ({ shell }) => ({ shell, quickOrder: deafQuickOrder, lists: [] }),
  },
  events: {
    'lists.loaded': {
      'one more': { lists: [fair, winter] },
      'the first is deleted': { lists: [fair] },
    },
    'name.asked': { 'of the first': ofWinter },
    'list.named': { 'another name': { name: 'Spring window' }, nothing: { name: ' ' } },
    'name.kept': bare,
    'deletion.asked': { 'of the first': ofWinter },
    'deletion.confirmed': bare,
    'deletion.cancelled': bare,
    'link.requested': { 'to the first': ofWinter },
    'link.withdrawn': { 'to the second': { id: fair._id } },
    'lines.requested': { 'of the first': ofWinter },
    'lines.opened': { 'of the first': ofWinter },
    'lines.closed': { 'of the first': ofWinter },
  },
  answers: {
    act: {
      outputs: {
        renamed: {
          kind: 'changed',
          list: { ...winter, name: 'Spring window' },
          message: 'Saved as Spring window.',
        },
        deleted: { kind: 'removed', id: winter._id, message: 'The list is deleted.' },
        'its lines to look at': {
          ...{ kind: 'shown', id: winter._id },
          lines: [{ quantity: 20, variant: orderableOf('venetian-box-chain', 'cb03-s-50-sr') }],
        },
        'its lines': { kind: 'opened', lines: [{ id: 'v-1', quantity: 20 }] },
        'of a name that another has': refused({
          ...{ code: 'conflict', field: 'name' },
          message: 'You already have a list of this name; choose another name.',
        }),
        'deleted in another tab': refused({
          code: 'not_found',
          message: 'There is no such list.',
        }),
      },
    },
  },
  shows: {
    idle: 'Review and add',
    naming: 'Name of the list',
    confirming: 'Delete this list?',
    sending: ['Review and add', { unseen: 'the buttons are disabled' }],
  },
  View: ({ actor }) => (
    <Shop>
      <ListsPage lists={actor} onShare={() => undefined} />
    </Shop>
  ),
  at: '/lists',
}

import type { SharedList } from '../../../src/contracts/lists.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { SharedListPage } from '../../../src/views/cart/lists/SharedListPage.tsx'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const shared: SharedList = {
  ...{ name: 'Winter window', companyName: 'Shah Jewels' },
  lines: [
    { id: 'v-1', quantity: 20 },
    { id: 'v-2', quantity: 5 },
  ],
}
const { name, lines } = shared

export const saveList: Example<Machines['saveList']> = {
  inputs: { 'a shared list': ({ shell }) => ({ shell }) },
  events: {
    'saving.asked': bare,
    'saving.cancelled': bare,
    'list.named': { 'its own name': { name, lines }, nothing: { name: ' ', lines } },
  },
  answers: {
    save: {
      outputs: {
        saved: { kind: 'saved', message: 'Saved as Winter window.' },
        'too many lists': refused({
          ...{ code: 'conflict', field: 'name' },
          message: 'You can keep 100 lists at the most; delete one first.',
        }),
      },
    },
  },
  shows: {
    closed: 'Save as my list',
    naming: 'Name of the list',
    saving: ['Name of the list', { unseen: 'the buttons are disabled' }],
  },
  View: ({ actor }) => (
    <Shop>
      <SharedListPage list={shared} saving={actor} />
    </Shop>
  ),
  at: `/lists/shared/${'k'.repeat(43)}`,
}

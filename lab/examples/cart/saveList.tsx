import type { SharedList } from '../../../src/contracts/cart/lists.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { orderableOf, refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const SharedListPage = lazyView(
  async () => (await import('../../../src/views/cart/lists/SharedListPage.tsx')).SharedListPage,
)

const chain = orderableOf('venetian-box-chain', 'cb03-s-50-sr')
const ring = orderableOf('grooved-band', 'rg09-s-52')

const shared: SharedList = {
  ...{ name: 'Winter window', companyName: 'Shah Jewels' },
  lines: [
    { id: chain.productId, quantity: 20 },
    { id: ring.productId, quantity: 5 },
  ],
  variants: [chain, ring],
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
        'no such variant': refused({
          ...{ code: 'not_found', field: 'lines.0.id' },
          message: 'This variant is not on sale.',
        }),
        'too many lists': refused({
          ...{ code: 'conflict', field: 'name' },
          message: 'You can keep at most 100 lists; delete one first.',
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

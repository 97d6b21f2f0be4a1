import type { SavedAddress } from '../../../src/contracts/account/address.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { address, refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const AddressBookPage = lazyView(
  async () =>
    (await import('../../../src/views/account/addresses/AddressBookPage.tsx')).AddressBookPage,
)

const mumbai: SavedAddress = { _id: 'a-1', ...address }
const milan: SavedAddress = {
  ...{ _id: 'a-2', name: 'Asha Rao', phone: '+39 02 1234 5678', address: 'Via Torino 1' },
  ...{ pincode: '20123', city: 'Milano', state: 'Lombardia', country: 'Italy' },
  vatNumber: 'IT00743110157',
}

export const addressBook: Example<Machines['addressBook']> = {
  inputs: {
    'two addresses': ({ shell }) => ({ shell, addresses: [mumbai, milan] }),
    none: ({ shell }) => ({ shell, addresses: [] }),
  },
  events: {
    'default.chosen': { 'the second': { id: 'a-2' } },
    'deletion.asked': { 'the second': { id: 'a-2' } },
    'deletion.confirmed': bare,
    'deletion.cancelled': bare,
  },
  answers: {
    act: {
      outputs: {
        'the second is the default': {
          kind: 'changed',
          addresses: [milan, mumbai],
          message: 'This is your default address now.',
        },
        'the second is deleted': {
          kind: 'changed',
          addresses: [mumbai],
          message: 'Address deleted.',
        },
        'deleted in another tab': refused({
          code: 'not_found',
          message: 'There is no such address.',
        }),
      },
    },
  },
  shows: {
    confirming: 'Delete this address?',
    idle: 'Make default',
    sending: ['Asha Rao', { unseen: 'the change is on its way' }],
  },
  View: ({ actor }) => (
    <Shop>
      <AddressBookPage book={actor} />
    </Shop>
  ),
  at: '/add-address',
}

import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const AddressFormPage = lazyView(
  async () =>
    (await import('../../../src/views/account/addresses/AddressFormPage.tsx')).AddressFormPage,
)

const form = {
  ...{ name: 'Asha Rao', phone: '+91 22 5550 1234', address: '1 Zaveri Bazaar' },
  ...{ pincode: '400002', city: 'Mumbai', country: 'India' },
}
const wrong = { ...form, pincode: '4000', vatNumber: '27AAPFU0939F1ZX', phone: '+91 12345' }

export const addressForm: Example<Machines['addressForm']> = {
  inputs: {
    'an empty form': ({ shell }) => ({ shell }),
    'an address to change': ({ shell }) => ({ shell, draft: form }),
  },
  events: {
    'form.typed': { 'another country': { form: { ...form, country: 'Italy' } } },
    'form.submitted': {
      'an address': { form },
      'what does not fit its country': { form: wrong },
    },
    'form.reopened': bare,
  },
  answers: {
    submit: {
      outputs: {
        saved: { kind: 'done', message: 'Customer Address Updated Successfully !!' },
        'refused: the postal code': refused({
          code: 'invalid_field',
          message: 'pincode: must be a postal code of the country',
          field: 'pincode',
        }),
        'deleted in another tab': refused({
          code: 'not_found',
          message: 'There is no such address.',
        }),
      },
    },
  },
  effects: ['keepDraft', 'dropDraft'],
  shows: {
    editing: 'Save address',
    sending: 'Saving…',
    done: [{ hides: 'Save address' }, { unseen: 'the app goes back to the addresses' }],
  },
  View: ({ actor }) => (
    <Shop>
      <AddressFormPage form={actor} isNew />
    </Shop>
  ),
  at: '/add-address?new',
}

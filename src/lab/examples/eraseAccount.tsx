import type { Machines } from '../../machines/index.ts'
import { ErasureForm } from '../../views/account/privacy/ErasureForm.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { customer, refused } from './samples.ts'
import { Shop } from './surroundings.tsx'

const form = { password: 'silver-by-the-tray' }

export const eraseAccount: Example<Machines['eraseAccount']> = {
  inputs: { 'an empty form': ({ shell }) => ({ shell }) },
  events: {
    'form.typed': { 'the password': { form } },
    'form.submitted': { complete: { form }, empty: { form: { password: '' } } },
    'form.reopened': bare,
  },
  answers: {
    submit: {
      outputs: {
        'the link is mailed': {
          kind: 'done',
          message: `We have sent a mail to ${customer.email}. Its link erases your account.`,
        },
        'refused: an order on its way': refused({
          code: 'conflict',
          message:
            'Your account can be erased once these orders are completed or cancelled: A-000123.',
        }),
      },
    },
  },
  effects: ['keepDraft', 'dropDraft'],
  View: ({ actor }) => (
    <Shop>
      <ErasureForm email={customer.email} eraseAccount={actor} />
    </Shop>
  ),
  at: '/gdpr',
}

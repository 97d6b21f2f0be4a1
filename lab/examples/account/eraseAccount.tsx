import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { PagePart } from '../parts/PagePart.tsx'
import { customer, refused } from '../parts/samples.ts'

const ErasureForm = lazyView(
  async () => (await import('../../../src/views/account/privacy/ErasureForm.tsx')).ErasureForm,
)

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
          message: `We have sent an e-mail to ${customer.email}. Its link erases your account.`,
        },
        'refused: an order on its way': refused({
          code: 'conflict',
          message:
            'Your account can be erased once these orders are delivered or cancelled: A-000123.',
        }),
      },
    },
  },
  effects: ['keepDraft', 'dropDraft'],
  shows: {
    editing: 'Send the link',
    sending: 'Sending…',
    done: 'Check your e-mail',
  },
  View: ({ actor }) => (
    <PagePart>
      <ErasureForm email={customer.email} eraseAccount={actor} />
    </PagePart>
  ),
  at: '/gdpr',
}

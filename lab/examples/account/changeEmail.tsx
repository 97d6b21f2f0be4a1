import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { PagePart } from '../parts/PagePart.tsx'
import { customer, refused } from '../parts/samples.ts'

const EmailForm = lazyView(
  async () => (await import('../../../src/views/account/profile/EmailForm.tsx')).EmailForm,
)

const form = { email: 'asha@rao-daughters.example', password: 'silver-by-the-tray' }

export const changeEmail: Example<Machines['changeEmail']> = {
  inputs: {
    'an empty form': ({ shell }) => ({ shell }),
    'what was typed before': ({ shell }) => ({ shell, draft: { email: form.email } }),
  },
  events: {
    'form.typed': { 'half an address': { form: { email: 'asha@', password: '' } } },
    'form.submitted': {
      complete: { form },
      'half an address': { form: { ...form, email: 'asha@' } },
    },
    'form.reopened': bare,
  },
  answers: {
    submit: {
      outputs: {
        'the mail is sent': {
          kind: 'done',
          message:
            'We have sent an e-mail to asha@rao-daughters.example. Follow its link to confirm your address.',
        },
        'refused: wrong password': refused({
          code: 'invalid_field',
          field: 'password',
          message: 'password: the current password is wrong.',
        }),
      },
    },
  },
  effects: ['keepDraft', 'dropDraft'],
  shows: {
    editing: 'Send the link',
    sending: 'Sending…',
    done: 'Check your new mailbox',
  },
  View: ({ actor }) => (
    <PagePart>
      <EmailForm email={customer.email} changeEmail={actor} />
    </PagePart>
  ),
  at: '/my-account',
}

import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { PagePart } from '../parts/PagePart.tsx'
import { customer, refused } from '../parts/samples.ts'

const PasswordForm = lazyView(
  async () => (await import('../../../src/views/account/profile/PasswordForm.tsx')).PasswordForm,
)

const form = {
  password: 'silver-by-the-tray',
  newPassword: 'brass-by-the-tray',
  confirmPassword: 'brass-by-the-tray',
}

export const changePassword: Example<Machines['changePassword']> = {
  inputs: { 'an empty form': ({ shell }) => ({ shell }) },
  events: {
    'form.typed': {
      'the first field': { form: { ...form, newPassword: '', confirmPassword: '' } },
    },
    'form.submitted': {
      complete: { form },
      'passwords differ': { form: { ...form, confirmPassword: 'brass-by-the-trays' } },
      empty: { form: { password: '', newPassword: '', confirmPassword: '' } },
    },
    'form.reopened': bare,
  },
  answers: {
    submit: {
      outputs: {
        'the password is changed': { kind: 'done', message: 'User Updated Successfully !!' },
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
    editing: 'Change password',
    sending: 'Saving…',
    done: 'Your password has been changed',
  },
  View: ({ actor }) => (
    <PagePart>
      <PasswordForm email={customer.email} changePassword={actor} />
    </PagePart>
  ),
  at: '/my-account',
}

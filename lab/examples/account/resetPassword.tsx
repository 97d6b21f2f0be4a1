import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const ResetPasswordPage = lazyView(
  async () => (await import('../../../src/views/account/ResetPasswordPage.tsx')).ResetPasswordPage,
)

const form = { newPassword: 'silver-by-the-tray', confirmPassword: 'silver-by-the-tray' }

export const resetPassword: Example<Machines['resetPassword']> = {
  inputs: { 'the link of the mail': ({ shell }) => ({ shell }) },
  events: {
    'form.typed': { 'the first field': { form: { newPassword: 'silver', confirmPassword: '' } } },
    'form.submitted': {
      complete: { form },
      'passwords differ': { form: { ...form, confirmPassword: 'silver-by-the-trays' } },
      empty: { form: { newPassword: '', confirmPassword: '' } },
    },
    'form.reopened': bare,
  },
  answers: {
    submit: {
      outputs: {
        'the password is set': {
          kind: 'done',
          message: 'Your new password is set. Please log in.',
        },
        'refused: used already': refused({
          code: 'token_invalid',
          message: 'This link has been used already or has expired. Please ask for a new one.',
        }),
      },
    },
  },
  effects: ['keepDraft', 'dropDraft'],
  shows: {
    editing: 'Reset',
    sending: 'Saving…',
    done: 'Your new password is set',
  },
  View: ({ actor }) => (
    <Shop who={null}>
      <ResetPasswordPage reset={actor} />
    </Shop>
  ),
  at: '/reset-password/Zk3vQ8mT5xLr2nWb7sYd4c',
}

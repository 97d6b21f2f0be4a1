import type { Machines } from '../../machines/index.ts'
import { ResetPasswordPage } from '../../views/account/ResetPasswordPage.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { refused } from './samples.ts'
import { Shop } from './surroundings.tsx'

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
  View: ({ actor }) => (
    <Shop who={null}>
      <ResetPasswordPage reset={actor} />
    </Shop>
  ),
  at: '/reset-password/Zk3vQ8mT5xLr2nWb7sYd4c',
}

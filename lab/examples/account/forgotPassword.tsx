import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const ForgotPasswordPage = lazyView(
  async () =>
    (await import('../../../src/views/account/ForgotPasswordPage.tsx')).ForgotPasswordPage,
)

const form = { verifyEmail: 'asha@rao.example' }

export const forgotPassword: Example<Machines['forgotPassword']> = {
  inputs: {
    'an empty form': ({ shell }) => ({ shell }),
    'what was typed before': ({ shell }) => ({ shell, draft: form }),
  },
  events: {
    'form.typed': { 'half an address': { form: { verifyEmail: 'asha@' } } },
    'form.submitted': {
      'an address': { form },
      'half an address': { form: { verifyEmail: 'asha@' } },
    },
    'form.reopened': bare,
  },
  answers: {
    submit: {
      outputs: {
        'the mail is sent': {
          kind: 'done',
          message:
            'If asha@rao.example has an account, an e-mail with a link to set a new password is on its way.',
        },
        'refused: too often': refused({
          code: 'too_many_requests',
          message: 'Too many attempts. Try again in a minute.',
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
    <Shop who={null}>
      <ForgotPasswordPage forgot={actor} />
    </Shop>
  ),
  at: '/forgot-password',
}

import { createActor } from 'xstate'
import { type Machines, machines } from '../../../src/machines/index.ts'
import { useBeside } from '../parts/beside.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const RegisterPage = lazyView(
  async () =>
    (await import('../../../src/views/account/verification/RegisterPage.tsx')).RegisterPage,
)

const form = {
  name: 'Asha Rao',
  email: 'asha@rao.example',
  companyName: 'Rao & Daughters',
  country: 'India',
  instagram: '@raodaughters',
  password: 'silver-by-the-tray',
  confirmPassword: 'silver-by-the-tray',
  newsletter: true,
  checkTermsCondtion: true,
}

const closedTerms = createActor(machines.terms).start()

export const registration: Example<Machines['registration']> = {
  inputs: {
    'an empty form': ({ shell }) => ({ shell }),
    'what was typed before': ({ shell }) => ({
      shell,
      draft: { name: 'Asha Rao', newsletter: true },
    }),
  },
  events: {
    'form.typed': { 'a name': { form: { name: 'Asha' } } },
    'form.submitted': {
      complete: { form },
      'passwords differ': { form: { ...form, confirmPassword: 'silver-by-the-trays' } },
      'terms not accepted, no e-mail': {
        form: { ...form, checkTermsCondtion: false, email: 'asha' },
      },
    },
    'form.reopened': bare,
  },
  answers: {
    submit: {
      outputs: {
        'the mail is sent': {
          kind: 'done',
          message: 'We have sent you a mail. Follow its link to confirm your address.',
        },
        'refused: the password': refused({
          code: 'invalid_field',
          message: 'password is too easy to guess',
          field: 'password',
        }),
        'refused: too often': refused({
          code: 'too_many_requests',
          message: 'Too many attempts. Try again in a minute.',
        }),
      },
    },
  },
  effects: ['keepDraft', 'dropDraft'],
  shows: {
    editing: 'Register',
    sending: 'Sending…',
    done: 'One more step: check your e-mail',
  },
  View: function RegistrationView({ actor }) {
    return (
      <Shop who={null}>
        <RegisterPage registration={actor} terms={useBeside('terms') ?? closedTerms} />
      </Shop>
    )
  },
  at: '/my-account',
}

import type { Machines } from '../../machines/index.ts'
import { Footer } from '../../views/shell/Footer.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { refused } from './samples.ts'
import { Shop } from './surroundings.tsx'

export const newsletter: Example<Machines['newsletter']> = {
  inputs: { 'an empty field': ({ shell }) => ({ shell }) },
  events: {
    'email.typed': {
      'an address': { email: 'asha@rao.example' },
      'half an address': { email: 'asha@rao' },
    },
    'newsletter.submitted': bare,
  },
  answers: {
    subscribe: {
      outputs: {
        'on the list': { kind: 'subscribed', message: 'Thank you. You will hear from us.' },
        'refused: too often': refused({
          code: 'too_many_requests',
          message: 'Too many attempts. Try again in a minute.',
        }),
      },
    },
  },
  tellsApart: ({ email }) => email,
  View: ({ actor }) => (
    <Shop refs={{ newsletter: actor }}>
      <Footer />
    </Shop>
  ),
  at: '/',
}

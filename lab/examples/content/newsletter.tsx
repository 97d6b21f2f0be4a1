import type { Machines } from '../../../src/machines/index.ts'
import { Footer } from '../../../src/views/shell/footer/Footer.tsx'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

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
  shows: {
    refused: 'Please enter a valid email',
    editing: ['Sign up', { hides: 'Please enter a valid email' }],
    sending: 'asha@rao.example',
  },
  View: ({ actor }) => (
    <Shop refs={{ newsletter: actor }}>
      <Footer />
    </Shop>
  ),
  at: '/',
}

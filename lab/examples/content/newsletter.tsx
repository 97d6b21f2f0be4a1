import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const Footer = lazyView(
  async () => (await import('../../../src/views/shell/footer/Footer.tsx')).Footer,
)

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

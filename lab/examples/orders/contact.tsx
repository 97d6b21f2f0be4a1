import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { requests, sendOutcomes } from '../parts/requestSamples.ts'
import { Shop } from '../parts/surroundings.tsx'

const ContactPage = lazyView(
  async () => (await import('../../../src/views/orders/requests/ContactPage.tsx')).ContactPage,
)

const form = { subject: 'The fair in Vicenza', text: 'Will you be there?' }

export const contact: Example<Machines['contact']> = {
  inputs: {
    'an empty form': ({ shell }) => ({ shell }),
    'what was typed before': ({ shell }) => ({ shell, draft: form }),
  },
  events: {
    'form.typed': { 'a subject': { form: { ...form, text: '' } } },
    'form.submitted': { 'a question': { form }, 'no text': { form: { ...form, text: ' ' } } },
    'form.reopened': bare,
  },
  answers: { submit: { outputs: sendOutcomes } },
  effects: ['keepDraft', 'dropDraft'],
  shows: {
    editing: 'Send',
    sending: 'Sending…',
    done: ['The fair in Vicenza', { hides: 'Sending…' }, { unseen: 'the app opens the request' }],
  },
  View: ({ actor }) => (
    <Shop>
      <ContactPage contact={actor} requests={requests} />
    </Shop>
  ),
  at: '/contact-us',
}

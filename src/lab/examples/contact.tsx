import type { Machines } from '../../machines/index.ts'
import { ContactPage } from '../../views/account/requests/ContactPage.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { requests, sendOutcomes } from './requestSamples.ts'
import { Shop } from './surroundings.tsx'

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
  View: ({ actor }) => (
    <Shop>
      <ContactPage contact={actor} requests={requests} />
    </Shop>
  ),
  at: '/contact-us',
}

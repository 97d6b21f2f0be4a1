import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { requests, sendOutcomes } from '../parts/requestSamples.ts'
import { Shop } from '../parts/surroundings.tsx'

const CustomWorkPage = lazyView(
  async () =>
    (await import('../../../src/views/orders/requests/CustomWorkPage.tsx')).CustomWorkPage,
)

const form = {
  ...{ subject: 'A crest as a pendant', text: 'As in the sketch, 2 cm high.' },
  ...{ metal: 'Silver 92.5', quantity: '40', neededBy: '2026-06-01' },
}
const wrong = { ...form, quantity: 'forty', neededBy: 'June' }

export const customWork: Example<Machines['customWork']> = {
  inputs: {
    'an empty form': ({ shell }) => ({ shell }),
    'what was typed before': ({ shell }) => ({ shell, draft: form }),
  },
  events: {
    'form.typed': { 'a piece': { form: { ...form, text: '' } } },
    'form.submitted': { 'a piece': { form }, 'words for numbers': { form: wrong } },
    'form.reopened': bare,
  },
  answers: { submit: { outputs: sendOutcomes } },
  effects: ['keepDraft', 'dropDraft'],
  shows: {
    sending: 'Sending…',
    editing: ['Send', { hides: 'Sending…' }],
    done: ['A crest as a pendant', { hides: 'Sending…' }, { unseen: 'the app opens the request' }],
  },
  View: ({ actor }) => (
    <Shop>
      <CustomWorkPage customWork={actor} requests={requests} />
    </Shop>
  ),
  at: '/customization',
}

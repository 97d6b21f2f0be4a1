import type { Machines } from '../../machines/index.ts'
import { CustomWorkPage } from '../../views/account/requests/CustomWorkPage.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { requests, sendOutcomes } from './requestSamples.ts'
import { Shop } from './surroundings.tsx'

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
  View: ({ actor }) => (
    <Shop>
      <CustomWorkPage customWork={actor} requests={requests} />
    </Shop>
  ),
  at: '/customization',
}

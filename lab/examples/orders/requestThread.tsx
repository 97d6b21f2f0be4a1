import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { question } from '../parts/requestSamples.ts'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const RequestPage = lazyView(
  async () => (await import('../../../src/views/orders/requests/RequestPage.tsx')).RequestPage,
)

/** A chosen file as the machine forwards it; only the service reads its content. */
const file = { name: 'stand.png' } as File

const noSuchRequest = refused({ code: 'not_found', message: 'There is no such request.' })

export const requestThread: Example<Machines['requestThread']> = {
  inputs: {
    'a request': ({ shell }) => ({ shell, handle: 'r-1' }),
    'with an answer that was not sent': ({ shell }) => ({
      ...{ shell, handle: 'r-1', draft: 'See you' },
    }),
    'loaded by the page': ({ shell }) => ({
      ...{ shell, handle: 'r-1', known: { kind: 'read', subject: question } },
    }),
    'refused to the page': ({ shell }) => ({ shell, handle: 'r-1', known: noSuchRequest }),
  },
  events: {
    'text.typed': { 'an answer': { text: 'See you there.' }, nothing: { text: ' ' } },
    'answer.submitted': bare,
    'document.chosen': { 'a picture': { file } },
    'document.removed': { 'the plan': { documentId: 'd-1' } },
    'retry.requested': bare,
    'feed.connected': bare,
    'feed.lost': bare,
    'subject.changed': bare,
  },
  answers: {
    read: {
      outputs: {
        asked: { kind: 'read', subject: question },
        closed: { kind: 'read', subject: { ...question, state: 'closed' } },
        'of another customer': noSuchRequest,
      },
    },
    act: {
      outputs: {
        done: { kind: 'done' },
        'refused: closed meanwhile': refused({
          code: 'request_closed',
          message: 'This request is closed. Please send a new one.',
        }),
      },
    },
    follow: { sends: ['feed.connected', 'feed.lost', 'subject.changed'] },
  },
  effects: ['keepDraft'],
  tellsApart: ({ subject, text }) => [subject?.state, text.trim() !== ''],
  shows: {
    'reading.loading': 'Loading...',
    'reading.shown': 'The fair in Vicenza',
    'reading.failed': 'Your request could not be loaded',
    'reading.gone': 'There is no such request',
    'acting.idle': 'Loading...',
    'acting.sending': ['Loading...', { unseen: 'a document is on its way' }],
    'following.open': ['Loading...', { unseen: 'changes arrive at once' }],
    'following.waiting': ['Loading...', { unseen: 'it connects again later' }],
  },
  View: ({ actor }) => (
    <Shop>
      <RequestPage room={actor} />
    </Shop>
  ),
  at: '/alert/r-1',
}

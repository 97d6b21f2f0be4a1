import type { Application } from '../../../src/contracts/account/applications.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const WaitingRoomPage = lazyView(
  async () =>
    (await import('../../../src/views/account/verification/WaitingRoomPage.tsx')).WaitingRoomPage,
)

const received: Application = {
  name: 'Meera Shah',
  companyName: 'Shah Jewels',
  state: 'received',
  receivedAt: '2026-11-20T09:30:00.000Z',
  expectedBy: '2026-11-24T09:30:00.000Z',
  thread: [],
  documents: [],
}
const asked: Application = {
  ...received,
  state: 'asked',
  thread: [
    {
      _id: 'm-1',
      author: 'team',
      text: 'Which shops do you sell to? A GST certificate helps us.',
      createdAt: '2026-11-21T10:00:00.000Z',
    },
  ],
  documents: [
    {
      _id: 'd-1',
      name: 'gst-certificate.pdf',
      type: 'application/pdf',
      size: 182_000,
      createdAt: '2026-11-20T09:40:00.000Z',
    },
  ],
}

/** A chosen file as the machine forwards it; only the service reads its content. */
const file = { name: 'trade-licence.pdf' } as File

const token = 'Zk3vQ8mT5xLr2nWb7sYd4cHf6jPg1aEu5oWi0tRy-Aq'
const expired = refused({
  code: 'unauthorized',
  message: 'This link is no longer valid. Please log in to get a new one.',
})

export const waitingRoom: Example<Machines['waitingRoom']> = {
  inputs: {
    'an application token': ({ shell }) => ({ shell, handle: token }),
    'loaded by the page': ({ shell }) => ({
      ...{ shell, handle: token, known: { kind: 'read', subject: received } },
    }),
    'refused to the page': ({ shell }) => ({ shell, handle: token, known: expired }),
  },
  events: {
    'text.typed': {
      'an answer': { text: 'Three shops in Pune, see the certificate.' },
      nothing: { text: ' ' },
    },
    'answer.submitted': bare,
    'document.chosen': { 'a licence': { file } },
    'document.removed': { 'the certificate': { documentId: 'd-1' } },
    'retry.requested': bare,
    'feed.connected': bare,
    'feed.lost': bare,
    'subject.changed': bare,
  },
  answers: {
    read: {
      outputs: {
        received: { kind: 'read', subject: received },
        asked: { kind: 'read', subject: asked },
        refused: { kind: 'read', subject: { ...asked, state: 'refused' } },
        verified: { kind: 'read', subject: { ...received, state: 'verified' } },
        'the token has expired': expired,
      },
    },
    act: {
      outputs: {
        done: { kind: 'done' },
        'refused: no PDF': refused({
          code: 'document_refused',
          message: 'The file is not a PDF, JPEG or PNG.',
          field: 'content',
        }),
      },
    },
    follow: { sends: ['feed.connected', 'feed.lost', 'subject.changed'] },
  },
  effects: ['keepDraft'],
  tellsApart: ({ subject, text }) => [subject?.state, text.trim() !== ''],
  shows: {
    'reading.loading': 'Loading...',
    'reading.shown': 'In review',
    'reading.failed': 'This link does not work',
    'reading.gone': 'This link has expired',
    'acting.idle': 'Loading...',
    'acting.sending': ['Loading...', { unseen: 'a document is on its way' }],
    'following.open': ['Loading...', { unseen: 'changes arrive at once' }],
    'following.waiting': ['Loading...', { unseen: 'it connects again later' }],
  },
  View: ({ actor }) => (
    <Shop who={null}>
      <WaitingRoomPage room={actor} />
    </Shop>
  ),
  at: '/user/email-verification',
}

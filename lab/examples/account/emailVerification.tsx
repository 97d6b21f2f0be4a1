import { messages } from '../../../src/contracts/messages/messages.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const EmailVerificationPage = lazyView(
  async () =>
    (await import('../../../src/views/account/verification/EmailVerificationPage.tsx'))
      .EmailVerificationPage,
)

const application = 'Qk3vQ8mT5xLr2nWb7sYd4cHf6jPg1aEu5oWi0tRy-Aq'

export const emailVerification: Example<Machines['emailVerification']> = {
  inputs: {
    'the link of the mail': () => ({ token: 'Zk3vQ8mT5xLr2nWb7sYd4c', application: '' }),
    'the same link again': () => ({ token: 'Zk3vQ8mT5xLr2nWb7sYd4c', application }),
    'a known application': () => ({ token: '', application }),
    'a link without its token': () => ({ token: '', application: '' }),
  },
  events: { 'retry.requested': bare, 'dialog.closed': bare },
  answers: {
    confirm: {
      outputs: {
        confirmed: {
          kind: 'confirmed',
          message: messages['register.succeeded'],
          application,
        },
        'refused: used already': refused({
          code: 'token_invalid',
          message: 'This link has been used or has expired. Register again to get a new one.',
        }),
        'refused: cut short': refused({
          code: 'invalid_field',
          message: 'token must be the token of the link',
          field: 'token',
        }),
      },
    },
  },
  effects: ['keepApplication'],
  shows: {
    confirming: 'your address is being confirmed',
    confirmed: 'User registration successfully',
    refused: 'Ask for a new link',
    failed: 'Try again',
    waiting: [{ hides: 'Confirm your e-mail' }, { unseen: 'the app opens the waiting room' }],
  },
  View: ({ actor }) => (
    <Shop who={null}>
      <EmailVerificationPage verification={actor} renderWaitingRoom={() => null} />
    </Shop>
  ),
  at: '/user/email-verification',
}

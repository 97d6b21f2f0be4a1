import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { TeamTerminal } from '../parts/TeamTerminal.tsx'

export const verification: Example<Machines['verification']> = {
  inputs: { 'an application is received': () => undefined },
  events: {
    'review.started': bare,
    'question.asked': bare,
    'answer.given': bare,
    'application.verified': bare,
    'application.refused': bare,
    'verification.withdrawn': bare,
  },
  answers: {},
  shows: {
    'account.unverified': 'Account unverified',
    'account.verified': 'Account verified',
    'account.refused': 'Account refused',
    'application.received': 'Application received',
    'application.inReview': 'Application inReview',
    'application.asked': 'Application asked',
    'application.answered': 'Application answered',
    'application.refused': 'Application refused',
    'application.verified': 'Application verified',
  },
  View: TeamTerminal,
}

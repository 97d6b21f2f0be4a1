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
  View: TeamTerminal,
}

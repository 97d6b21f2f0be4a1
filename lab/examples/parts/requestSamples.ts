import type { Request, RequestSummary } from '../../../src/contracts/orders/requests.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { FormOutcome } from '../../../src/machines/account/formMachine.ts'
import { inItsWords } from '../../../src/machines/parts/shell.ts'
import { refused } from './samples.ts'

/** A question that the team has answered. */
export const question: Request = {
  _id: 'r-1',
  kind: 'contact',
  state: 'asked',
  subject: 'The fair in Vicenza',
  createdAt: '2026-03-01T09:30:00Z',
  updatedAt: '2026-03-02T09:30:00Z',
  held: [],
  custom: null,
  return: null,
  thread: [
    {
      _id: 'm-1',
      author: 'customer',
      text: 'Will you be there?',
      createdAt: '2026-03-01T09:30:00Z',
    },
    { _id: 'm-2', author: 'team', text: 'Yes, in hall 3.', createdAt: '2026-03-02T09:30:00Z' },
  ],
  documents: [
    {
      _id: 'd-1',
      name: 'plan.pdf',
      type: 'application/pdf',
      size: 182_000,
      createdAt: '2026-03-01T09:40:00Z',
    },
  ],
}

export const requests: readonly RequestSummary[] = [question]

/** The outcome of a form to the team. */
export const sendOutcomes: Readonly<Record<string, FormOutcome>> = {
  sent: { kind: 'sent', sentence: { key: 'request.sent' }, to: '/alert/r-1', refusals: [] },
  'sent without a file': {
    kind: 'sent',
    sentence: { key: 'request.sent' },
    to: '/alert/r-1',
    refusals: [
      {
        ...inItsWords({ code: 'document_refused', ...said('file.otherType') }),
        about: 'notes.txt',
      },
    ],
  },
  'refused: too often': refused({
    code: 'too_many_requests',
    message: 'Too many attempts. Try again in a minute.',
  }),
}

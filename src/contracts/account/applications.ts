import { z } from 'zod'
import { Id, Problem, Timestamp } from '../primitives.ts'
import { RequestState } from '../requestStates.ts'
import { applicant, c, memberRefusals } from '../routes.ts'
import { Document, NewDocument, ThreadMessage, ThreadText } from '../threads.ts'

/** The state of an application to buy from the shop, as the applicant may see it. */
export const Application = z.object({
  name: z.string(),
  companyName: z.string(),
  state: RequestState.extract(['received', 'inReview', 'asked', 'answered', 'refused', 'verified']),
  receivedAt: Timestamp,
  /** When the team has usually decided. */
  expectedBy: Timestamp,
  /** The oldest first. */
  thread: z.array(ThreadMessage),
  documents: z.array(Document),
})
export type Application = z.infer<typeof Application>

/** The waiting room (rule A12): every call carries the application token as its bearer. */
export const applications = c.router(
  {
    get: {
      method: 'GET',
      path: '/application',
      summary: 'Where the application stands (an addition)',
      responses: { ...memberRefusals, 200: Application },
      metadata: applicant,
    },
    answer: {
      method: 'POST',
      path: '/application/answers',
      summary: 'Answer the team, or tell it more (an addition)',
      body: z.object({ text: ThreadText }),
      responses: { ...memberRefusals, 200: Application, 409: Problem },
      metadata: applicant,
    },
    addDocument: {
      method: 'POST',
      path: '/application/documents',
      summary: 'Attach a PDF, JPEG or PNG (an addition)',
      body: NewDocument,
      responses: { ...memberRefusals, 200: Application, 409: Problem },
      metadata: applicant,
    },
    removeDocument: {
      method: 'DELETE',
      path: '/application/documents/:id',
      summary: 'Take a document off the application (an addition)',
      pathParams: z.object({ id: Id }),
      responses: { ...memberRefusals, 200: Application, 404: Problem },
      metadata: applicant,
    },
  },
  { strictStatusCodes: true },
)

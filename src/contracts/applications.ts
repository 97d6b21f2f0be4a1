import { z } from 'zod'
import { Id, Problem, Timestamp } from './primitives.ts'
import { RequestState } from './requests.ts'
import { applicant, c, memberRefusals } from './routes.ts'

/** Bytes that a document may have. */
export const documentBytes = 10_485_760
/** Documents that one customer may keep. */
export const documentsAtMost = 5
/** What documents may be. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** A file that a customer has attached; its content goes to the shop team alone. */
export const Document = z.object({
  _id: Id,
  name: z.string(),
  type: z.enum(documentTypes),
  /** Bytes. */
  size: z.number().int().positive(),
  createdAt: Timestamp,
})
export type Document = z.infer<typeof Document>

/** A file as it is sent: base64, so that one JSON body carries its name with it. */
export const NewDocument = z.object({
  name: z.string().trim().min(1).max(200),
  content: z
    .base64('must be a file in base64')
    .min(1, 'must not be empty')
    .max(Math.ceil(documentBytes / 3) * 4, 'must have 10 MB at the most'),
})
export type NewDocument = z.infer<typeof NewDocument>

/** One message of a thread. */
export const ThreadMessage = z.object({
  _id: Id,
  author: z.enum(['customer', 'team']),
  text: z.string(),
  createdAt: Timestamp,
})
export type ThreadMessage = z.infer<typeof ThreadMessage>

/** What somebody types to the team. */
export const ThreadText = z.string().trim().min(1).max(4_000)

/** Where an application to buy from the shop stands, as the applicant may see it. */
export const Application = z.object({
  name: z.string(),
  companyName: z.string(),
  state: RequestState.extract(['received', 'inReview', 'asked', 'answered', 'refused', 'verified']),
  receivedAt: Timestamp,
  /** When the team usually has decided. */
  expectedBy: Timestamp,
  /** The oldest first. */
  thread: z.array(ThreadMessage),
  documents: z.array(Document),
})
export type Application = z.infer<typeof Application>

/** The waiting room (decisions, Accounts): every call carries the application token as its bearer. */
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

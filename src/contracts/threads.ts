import { z } from 'zod'
import { Id, Timestamp, text } from './primitives.ts'

/** Maximum size of a document, bytes (rule T3). */
export const documentBytes = 10_485_760
/** Maximum number of documents of one application or request (rule T3). */
export const documentsAtMost = 5
/** The allowed types of documents. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** A file that a customer has attached; its content is available only to the shop team. */
export const Document = z.object({
  _id: Id,
  name: z.string(),
  type: z.enum(documentTypes),
  /** Bytes. */
  size: z.number().int().positive(),
  createdAt: Timestamp,
})
export type Document = z.infer<typeof Document>

/** A file for sending: base64, so that one JSON body contains its name too. */
export const NewDocument = z.object({
  name: text(200).trim().min(1),
  content: z
    .string()
    .max(Math.ceil(documentBytes / 3) * 4, { error: 'must have at most 10 MB', abort: true })
    .min(1, 'must not be empty')
    .check(z.base64('must be a file in base64')),
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

/** The text of a message to the team. */
export const ThreadText = text(4_000).trim().min(1)

import { type Document, documentsAtMost, type NewDocument } from '../../../src/contracts/threads.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { refuse } from '../parts/refusal.ts'
import { newId, type World } from '../parts/world.ts'

/** The first bytes of allowed files, in base64. */
const beginnings: readonly (readonly [string, Document['type']])[] = [
  ['JVBERi', 'application/pdf'],
  ['/9j/', 'image/jpeg'],
  ['iVBORw0KGgo', 'image/png'],
]

/** Creates a document from its content. */
export const readDocument = ({ now }: World, { name, content }: NewDocument): Document => {
  const type =
    beginnings.find(([start]) => content.startsWith(start))?.[1] ??
    refuse(422, 'document_refused', said('file.otherType'), { field: 'content' })
  const size = Math.floor((content.length * 3) / 4)
  return { _id: newId(), name, type, size, createdAt: new Date(now()).toISOString() }
}

/** Adds a document. */
export const withDocument = (documents: readonly Document[], added: Document): Document[] =>
  documents.length >= documentsAtMost
    ? refuse(409, 'conflict', said('refusal.documentsFull'))
    : [...documents, added]

/** Removes a document. */
export const withoutDocument = (documents: readonly Document[], id: string): Document[] =>
  documents.some(({ _id }) => _id === id)
    ? documents.filter(({ _id }) => _id !== id)
    : refuse(404, 'not_found', said('refusal.noDocument'))

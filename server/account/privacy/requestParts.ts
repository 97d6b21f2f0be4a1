import { createPart, inPages, moment, ownRows, type Part, pageSize, type Subject } from './part.ts'

const requests = ownRows('request', 'id')

/** The messages of all requests. */
async function* threads(subject: Subject) {
  for await (const { id } of requests(subject))
    yield* inPages((last: { id: string } | undefined) =>
      subject.db
        .selectFrom('request_message')
        .selectAll()
        .where('request_id', '=', id)
        .where('id', '>', last?.id ?? '')
        .orderBy('id')
        .limit(pageSize)
        .execute(),
    )
}

/** The customer's documents. */
export const ownDocuments = ownRows('document', 'id')

/** The path of a document in the archive. */
export const pathInArchive = ({ id, name }: { id: string; name: string }): string =>
  `documents/${id} ${name}`

/** Requests of the customer to the team. */
export const requestParts: Readonly<Record<string, Part>> = {
  requests: createPart(['request'], requests, {
    id: ({ id }) => id,
    kind: ({ kind }) => kind,
    state: ({ state }) => state,
    subject: ({ subject }) => subject,
    details: ({ data_json }) => JSON.parse(data_json) as object,
    createdAt: ({ created_at }) => moment(created_at),
    updatedAt: ({ updated_at }) => moment(updated_at),
  }),

  requestMessages: createPart(['request_message'], threads, {
    request: ({ request_id }) => request_id,
    createdAt: ({ created_at }) => moment(created_at),
    author: ({ author }) => author,
    text: ({ text }) => text,
  }),

  documents: createPart(['document'], ownDocuments, {
    request: ({ request_id }) => request_id,
    name: ({ name }) => name,
    type: ({ type }) => type,
    bytes: ({ size }) => size,
    uploadedAt: ({ created_at }) => moment(created_at),
    file: (document) => pathInArchive(document),
  }),
}

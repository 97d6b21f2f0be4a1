import type { Client } from '../../support/client.ts'

/** Sends the team a question. @returns the id of the request */
export const contact = async (client: Client, subject: string): Promise<string> => {
  const { status, body } = await client.requests.send({
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { kind: 'contact', subject, text: 'Will you be at the fair?' },
  })
  if (status !== 201) throw new Error(body.message)
  return body._id
}

import { type Agent, request } from 'node:http'

/** A request of a customer. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** The Idempotency-Key. */
  readonly key?: string
}

/** Sends a call with a token and reads the whole answer. @returns the status */
export const send = (
  origin: string,
  token: string,
  agent: Agent,
  { method, path, body, key }: Call,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(
      origin + path,
      {
        agent,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-encoding': 'br',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.once('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })

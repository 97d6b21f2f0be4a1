import { createHash } from 'node:crypto'

/**
 * The hash of a body that an Idempotency-Key belongs to. The contract has parsed the body, so that equal ones serialise
 * equally.
 */
export const bodyHash = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url')

import { createHash } from 'node:crypto'
import { refuse } from '../http/problem.ts'
import type { Trx } from '../store/schema.ts'

/** A call with an Idempotency-Key. */
export interface CartRequest {
  readonly customerId: string
  readonly key: string
  /** Parsed by the contract, so that equal bodies serialise equally. */
  readonly body: unknown
}

const hashOf = (body: unknown) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url')

/**
 * The message of the first answer to this key, or undefined for a new key.
 * @throws Refusal 409 when the key was used for another body
 */
export const messageBefore = async (
  trx: Trx,
  { customerId, key, body }: CartRequest,
): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('cart_request')
    .select(['request_hash', 'message'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (row && row.request_hash !== hashOf(body))
    refuse(
      409,
      'idempotency_mismatch',
      'This Idempotency-Key was used for other lines; send a new one.',
      { field: 'idempotency-key' },
    )
  return row?.message
}

/** Saves a key with the message of its answer, in the transaction of the change. */
export const rememberRequest = async (
  trx: Trx,
  { customerId, key, body }: CartRequest,
  message: string,
  now: number,
): Promise<void> => {
  await trx
    .insertInto('cart_request')
    .values({ customer_id: customerId, key, request_hash: hashOf(body), message, created_at: now })
    .execute()
}

import type { Message } from '../../src/contracts/primitives.ts'
import { keyReused } from '../../src/domain/shell/fieldProblem.ts'
import { english, said } from '../../src/domain/shell/said.ts'
import { Refusal } from '../http/problem.ts'
import { bodyHash } from '../parts/bodyHash.ts'
import { keptQuery } from '../store/keptQuery.ts'
import type { Database, Trx } from '../store/schema.ts'

/** A call with an Idempotency-Key. */
export interface CartRequest {
  readonly customerId: string
  readonly key: string
  readonly body: unknown
}

/**
 * The message of the first answer to this key, or undefined for a new key.
 * @throws Refusal 409 when the key was used for another body
 */
export const messageBefore = async (
  trx: Trx,
  { customerId, key, body }: CartRequest,
): Promise<Message | undefined> => {
  const [row] = await readRequest(trx, { customerId, key })
  if (row && row.request_hash !== bodyHash(body)) throw new Refusal(409, keyReused('other lines'))
  return row && messageOf(row.message)
}

/** The stored key of a sentence. Rows of earlier versions hold the English text. */
const messageOf = (stored: string): Message =>
  Object.hasOwn(english, stored) ? said(stored as keyof typeof english) : { message: stored }

/** Saves a key with the message of its answer, in the transaction of the change. */
export const rememberRequest = async (
  trx: Trx,
  { customerId, key, body }: CartRequest,
  { key: sentence, message }: Message,
  now: number,
): Promise<void> => {
  await writeRequest(trx, {
    ...{ customer_id: customerId, key, request_hash: bodyHash(body) },
    ...{ message: sentence ?? message, created_at: now },
  })
}

const readRequest = keptQuery((db, { customerId, key }: Pick<CartRequest, 'customerId' | 'key'>) =>
  db
    .selectFrom('cart_request')
    .select(['request_hash', 'message'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key),
)

const writeRequest = keptQuery((db, row: Database['cart_request']) =>
  db.insertInto('cart_request').values(row),
)

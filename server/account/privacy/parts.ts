import type { Database } from '../../store/schema.ts'
import { accountParts } from './accountParts.ts'
import { cartParts } from './cartParts.ts'
import { orderParts } from './orderParts.ts'
import type { Part } from './part.ts'
import { requestParts } from './requestParts.ts'

/** All lists of an export, by name. */
export const parts: Readonly<Record<string, Part>> = {
  ...accountParts,
  ...orderParts,
  ...cartParts,
  ...requestParts,
}

/** Tables with a customer column that are not exported, each with the reason. */
export const notExported: Partial<Record<keyof Database, string>> = {
  registration:
    'The form of a registration, deleted a day after its link; the profile has what it says.',
  password_reset: 'The hash of a mailed link, and when it ends.',
  application_token: 'The hash of a mailed link, and when it ends.',
  privacy_token: 'The hash of a link of this page, and when it ends.',
  cart_request: 'The keys of calls of the last 7 days; the cart has what they changed.',
  idempotency_key: 'The keys of calls; the orders have what they placed.',
  event: 'Ids of what changed within the last day; the other lists have what they are about.',
}

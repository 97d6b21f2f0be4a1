import { z } from 'zod'

/** The kinds of requests to the team. An application is the request to buy from the shop. */
export const RequestKind = z.enum(['application', 'contact', 'custom', 'return'])
export type RequestKind = z.infer<typeof RequestKind>

/**
 * The state of a request. An application goes to `verified` or `refused`, a return to `approved` or `refused`; every
 * other request to `closed`. `asked`: the team waits for an answer of the customer.
 */
export const RequestState = z.enum([
  'received',
  'inReview',
  'asked',
  'answered',
  'approved',
  'refused',
  'verified',
  'closed',
])
export type RequestState = z.infer<typeof RequestState>

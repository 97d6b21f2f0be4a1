import { initContract } from '@ts-rest/core'
import { Problem } from './primitives.ts'

/** Who may make a call; the server's guard and the generated reference both read it from the route. */
export type Access =
  | { readonly access: 'visitor' }
  | { readonly access: 'customer' }
  /** A verified customer whose own id is the path parameter `param`. */
  | { readonly access: 'self'; readonly param: string }

export const visitor = { access: 'visitor' } as const satisfies Access
export const customerOnly = { access: 'customer' } as const satisfies Access
export const self = <P extends string>(param: P) =>
  ({ access: 'self', param }) as const satisfies Access

export const c = initContract()

/** What any call may be refused with. */
export const refusals = {
  400: Problem,
  422: Problem,
  429: Problem,
  500: Problem,
  503: Problem,
} as const

/** What a call for verified customers may be refused with besides. */
export const memberRefusals = { ...refusals, 401: Problem, 403: Problem } as const

/** Marks a call of the specification that the server does not answer yet (`tests/contract/notYet.test.ts`). */
export const notYet = { 501: Problem } as const

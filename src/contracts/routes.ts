import type { AppRouter, ContractNoBody, initContract } from '@ts-rest/core'
import { Problem } from './primitives.ts'

/** Who may make a call (rules G2, A12); the server's guard and the generated reference both read it from the route. */
export type Access =
  | { readonly access: 'visitor' }
  | { readonly access: 'customer' }
  /** An applicant, identified by an application token instead of a session's. */
  | { readonly access: 'applicant' }
  /** A verified customer whose own id is the path parameter `param`. */
  | { readonly access: 'self'; readonly param: string }

export const visitor = { access: 'visitor' } as const satisfies Access
export const customerOnly = { access: 'customer' } as const satisfies Access
export const applicant = { access: 'applicant' } as const satisfies Access
export const self = <P extends string>(param: P) =>
  ({ access: 'self', param }) as const satisfies Access

type Declare = Pick<ReturnType<typeof initContract>, 'router' | 'noBody'>

const router = (routes: AppRouter, options?: { readonly strictStatusCodes: boolean }) =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, { ...route, ...options }]),
  )

/**
 * Declares routes with the types of ts-rest. Its own `initContract` would bring a copy of zod 3 into the browser
 * (docs/decisions/client/2026-11-21-first-visit.md). Options apply to the routes of one resource.
 */
export const c: Declare = {
  router: router as Declare['router'],
  noBody: () => Symbol.for('no body') as typeof ContractNoBody,
}

/**
 * A problem for each status. A mapped type on purpose: TypeScript 7 turns the number keys of an object
 * literal into strings when it is spread, and the client would no longer know these statuses.
 */
type Problems<Status extends number> = Readonly<Record<Status, typeof Problem>>

/** The refusals of every call. */
export const refusals: Problems<400 | 413 | 422 | 429 | 500 | 503> = {
  400: Problem,
  413: Problem,
  422: Problem,
  429: Problem,
  500: Problem,
  503: Problem,
}

/** Additional refusals of a call for verified customers. */
export const memberRefusals: Problems<400 | 401 | 403 | 413 | 422 | 429 | 500 | 503> = {
  ...refusals,
  401: Problem,
  403: Problem,
}

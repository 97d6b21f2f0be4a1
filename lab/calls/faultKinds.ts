import { said } from '../../src/domain/shell/said.ts'

/** What can go wrong with a call. A number is the status of a refusal. */
export const faultKinds = {
  slow: 'takes 5 seconds',
  lost: 'fails: no answer arrives',
  401: 'is answered 401, not logged in',
  404: 'is answered 404, not found',
  409: 'is answered 409, in conflict',
  422: 'is answered 422, a wrong field',
  500: 'is answered 500, a failure of the server',
  breach: 'gets an answer that breaks the contract',
} as const
export type FaultKind = keyof typeof faultKinds

const codes = {
  401: 'unauthorized',
  404: 'not_found',
  409: 'conflict',
  422: 'invalid_field',
  500: 'internal',
} as const
type FaultStatus = keyof typeof codes

/** The body of an answer with this status. */
export const refusalBody = (status: FaultStatus) => ({
  code: codes[status],
  ...said(`problem.${codes[status]}`),
})

/** A body that no call of the contract answers. */
export const brokenBody = { broken: 'by hand' }

/** A fault that ends a call. Its name is a text, as a flow has it; a slow call goes on. */
export const endingFaults = ['lost', '401', '404', '409', '422', '500', 'breach'] as const
export type EndingFault = (typeof endingFaults)[number]

export const statusOf = (fault: EndingFault): FaultStatus | undefined =>
  fault === 'lost' || fault === 'breach' ? undefined : (Number(fault) as FaultStatus)

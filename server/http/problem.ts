import type { Message, Problem, ProblemCode } from '../../src/contracts/primitives.ts'
import { fieldProblem } from '../../src/domain/shell/fieldProblem.ts'

/** The statuses that a refusal may have. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 500 | 503

/**
 * @param message a sentence of the catalogue (`said`); or English, where only developers and the team read it
 */
export const problem = (
  code: ProblemCode,
  message: string | Message,
  more: Omit<Problem, 'code' | 'message'> = {},
): Problem => ({ code, ...(typeof message === 'string' ? { message } : message), ...more })

/** The answer for an address that does not exist. */
export const nothingAt = ({ method, url }: { method: string; url: string }): Problem =>
  problem('not_found', `There is nothing at ${method} ${url}.`)

/** An expected refusal. May be thrown anywhere; the error handler sends its `Problem`. */
export class Refusal extends Error {
  readonly status: ProblemStatus
  readonly problem: Problem
  /** When to retry, in seconds; sent as `Retry-After`. */
  readonly retryAfter: number | undefined
  constructor(status: ProblemStatus, body: Problem, retryAfter?: number) {
    super(body.message)
    this.name = 'Refusal'
    this.status = status
    this.problem = body
    this.retryAfter = retryAfter
  }
}

/** Throws a refusal: `refuse(404, 'not_found', said('refusal.noOrder'))`. */
export const refuse = (
  status: ProblemStatus,
  code: ProblemCode,
  message: string | Message,
  more: Omit<Problem, 'code' | 'message'> = {},
): never => {
  throw new Refusal(status, problem(code, message, more))
}

/**
 * Throws a temporary refusal.
 * @param retryAfter seconds until a retry makes sense
 */
export const refuseForNow = (
  status: 429 | 503,
  code: ProblemCode,
  message: Message,
  retryAfter: number,
): never => {
  throw new Refusal(status, problem(code, message), retryAfter)
}

/** Throws a refusal of a field, by its path: `spots.0.x`. */
export const refuseField = (field: string, message: string | Message = 'is wrong'): never => {
  throw new Refusal(422, fieldProblem('invalid_field', field, message))
}

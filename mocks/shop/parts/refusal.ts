import type { $ZodError } from 'zod/v4/core'
import type { Problem, ProblemCode } from '../../../src/contracts/primitives.ts'

/** An expected refusal. May be thrown anywhere. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly problem: Problem
  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

/** Throws a refusal. The contract must declare its status for the route. */
export const refuse = (
  status: number,
  code: ProblemCode,
  message: string,
  more: Omit<Problem, 'code' | 'message'> = {},
): never => {
  throw new Refusal(status, { code, message, ...more })
}

/** Refuses invalid fields like an invalid body. Does nothing if there are none. */
export const refuseFields = (issues: NonNullable<Problem['issues']>): void => {
  const [first] = issues
  if (first)
    refuse(422, 'invalid_field', `${first.field}: ${first.message}`, { field: first.field, issues })
}

/**
 * The invalid fields found by a schema.
 * @param within path in the body to the checked value
 */
export const fieldIssues = (
  { issues }: $ZodError,
  within: readonly string[] = [],
): NonNullable<Problem['issues']> =>
  issues.map(({ path, message }) => ({
    ...{ field: [...within, ...path.map(String)].join('.') || 'body', message },
  }))
